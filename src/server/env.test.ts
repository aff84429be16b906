import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

describe('readEnv', () => {
  test('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/dark',
      PUBLIC_URL: undefined,
      TRUST_PROXY: false,
      CORS_ORIGINS: [],
    })
  })

  test('reads every setting', () => {
    expect(
      readEnv({
        PORT: '0',
        HOST: '::1',
        DATA_DIR: '/var/lib/lineup',
        MAP_STYLE_URL: 'none',
        PUBLIC_URL: 'https://Lineup.example/',
        TRUST_PROXY: 'yes',
        CORS_ORIGINS: 'https://a.example, http://localhost:8080,',
      }),
    ).toEqual({
      PORT: 0,
      HOST: '::1',
      DATA_DIR: '/var/lib/lineup',
      MAP_STYLE_URL: null,
      PUBLIC_URL: 'https://lineup.example',
      TRUST_PROXY: true,
      CORS_ORIGINS: ['https://a.example', 'http://localhost:8080'],
    })
  })

  test('minds no other variable of the shell', () => {
    const shell = { PATH: '/bin', HOME: '/', HOSTNAME: 'sea', LANG: 'C', npm_config_port: '1' }
    expect(readEnv(shell)).toEqual(readEnv({}))
  })

  const port = 'a whole number from 0 to 65535 (0 takes any free port)'
  const origin = 'an http or https address without a path, such as https://lineup.example'
  const origins = 'http or https addresses without a path, separated by commas'
  test.for([
    ['PORT', 'abc', port],
    ['PORT', '', port],
    ['PORT', '-1', port],
    ['PORT', '65536', port],
    ['PORT', '80.5', port],
    ['PORT', ' 80', port],
    ['PORT', '0x50', port],
    ['HOST', '', 'a host name or an IP address, such as 127.0.0.1 or 0.0.0.0'],
    ['HOST', 'a b', 'a host name or an IP address, such as 127.0.0.1 or 0.0.0.0'],
    ['DATA_DIR', '', 'the path of a folder'],
    ['MAP_STYLE_URL', 'dark', 'an http or https address of a MapLibre style, or none'],
    ['MAP_STYLE_URL', 'ftp://a.example', 'an http or https address of a MapLibre style, or none'],
    ['PUBLIC_URL', 'garbage', origin],
    ['PUBLIC_URL', '', origin],
    ['PUBLIC_URL', 'https://lineup.example/path', origin],
    ['PUBLIC_URL', 'ftp://lineup.example', origin],
    ['TRUST_PROXY', 'true', 'yes or no'],
    ['TRUST_PROXY', '', 'yes or no'],
    ['CORS_ORIGINS', '*', origins],
    ['CORS_ORIGINS', 'https://a.example, nope', origins],
    ['CORS_ORIGINS', 'https://a.example/path', origins],
  ] as const)('refuses %s=%j and says what is allowed', ([name, value, allowed]) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new EnvError(`${name} is ${JSON.stringify(value)}; allowed is ${allowed}.`),
    )
  })

  test.for([
    ['PROT', 'PORT'],
    ['port', 'PORT'],
    ['PORTS', 'PORT'],
    ['PRT', 'PORT'],
    ['PORR', 'PORT'],
    ['HSOT', 'HOST'],
    ['DATADIR', 'DATA_DIR'],
    ['DATA-DIR', 'DATA_DIR'],
    ['data_dir', 'DATA_DIR'],
    ['MAP_STYLE_URI', 'MAP_STYLE_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ] as const)('takes %s for a slip of %s', ([given, meant]) => {
    expect(() => readEnv({ [given]: '1' })).toThrow(
      new EnvError(`${given} is not a setting; did you mean ${meant}?`),
    )
  })

  test('takes two slips for another name', () => {
    const twoSlips = { PROTS: '1', SPORTY: '1', DATDR: '1', HOMES: '1' }
    expect(readEnv(twoSlips)).toEqual(readEnv({}))
  })
})
