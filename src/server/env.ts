import { z } from 'zod'

/** A setting that the server cannot start with. The message is one line for the person who set it. */
export class EnvError extends Error {
  override name = 'EnvError'
}

const Origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => URL.canParse(url) && new URL(url).origin === url.toLowerCase().replace(/\/$/, ''),
  )
  .transform((url) => new URL(url).origin)

type Setting = { schema: z.ZodType<unknown, string | undefined>; allowed: string }

const SETTINGS = {
  PORT: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .default('3000')
      .transform(Number)
      .refine((port) => port <= 65_535),
    allowed: 'a whole number from 0 to 65535 (0 takes any free port)',
  },
  HOST: {
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    allowed: 'a host name or an IP address, such as 127.0.0.1 or 0.0.0.0',
  },
  DATA_DIR: { schema: z.string().min(1).default('.data'), allowed: 'the path of a folder' },
  MAP_STYLE_URL: {
    schema: z
      .union([z.literal('none').transform(() => null), z.url({ protocol: /^https?$/ })])
      .default('https://tiles.openfreemap.org/styles/dark'),
    allowed: 'an http or https address of a MapLibre style, or none',
  },
  PUBLIC_URL: {
    schema: Origin.optional(),
    allowed: 'an http or https address without a path, such as https://lineup.example',
  },
  TRUST_PROXY: {
    schema: z
      .enum(['yes', 'no'])
      .default('no')
      .transform((answer) => answer === 'yes'),
    allowed: 'yes or no',
  },
  CORS_ORIGINS: {
    schema: z
      .string()
      .default('')
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .transform((list) => list.filter((origin) => origin !== ''))
      .pipe(z.array(Origin)),
    allowed: 'http or https addresses without a path, separated by commas',
  },
} satisfies Record<string, Setting>

type Name = keyof typeof SETTINGS
export type Env = { [N in Name]: z.output<(typeof SETTINGS)[N]['schema']> }

/**
 * The settings of this process, each checked.
 *
 * @throws EnvError naming the variable, its value and what is allowed
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const names = Object.keys(SETTINGS) as Name[]
  for (const given of Object.keys(source)) {
    const meant = names.find((name) => name !== given && isOneSlipAway(given, name))
    if (meant) throw new EnvError(`${given} is not a setting; did you mean ${meant}?`)
  }
  return Object.fromEntries(names.map((name) => [name, readSetting(name, source[name])])) as Env
}

function readSetting(name: Name, value: string | undefined): unknown {
  const { schema, allowed } = SETTINGS[name]
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new EnvError(`${name} is ${JSON.stringify(value)}; allowed is ${allowed}.`)
}

/** One letter too many, missing, wrong or swapped with its neighbour. Case counts as no difference at all. */
function isOneSlipAway(given: string, name: string): boolean {
  const a = given.toUpperCase()
  if (a === name) return true
  let start = 0
  while (start < a.length && a[start] === name[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  const swapped = a[start] === name[start + 1] && a[start + 1] === name[start]
  return (
    rest(a, 1) === rest(name, 1) ||
    rest(a, 1) === rest(name, 0) ||
    rest(a, 0) === rest(name, 1) ||
    (swapped && rest(a, 2) === rest(name, 2))
  )
}
