import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { runNode } from '#test/run-node.ts'
import { folderTest as test } from '#test/temp-folder.ts'

describe('a start that can’t succeed', () => {
  test.for([
    [
      { PORT: 'abc' },
      'PORT is "abc"; allowed is a whole number from 0 to 65535 (0 takes any free port).',
    ],
    [
      { PUBLIC_URL: 'lineup' },
      'PUBLIC_URL is "lineup"; allowed is an http or https address without a path, such as https://lineup.example.',
    ],
    [{ PROT: '80' }, 'PROT is not a setting; did you mean PORT?'],
  ] as const)('for %j says so in one line and exits with 1', async ([env, reason]) => {
    expect(await runNode(['src/server/main.ts'], { env })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Lineup can't start: ${reason}\n`,
    })
  })

  test('for a data folder below a regular file says so in one line and exits with 1', async ({
    folder,
  }) => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const DATA_DIR = join(file, 'data')
    expect(await runNode(['src/server/main.ts'], { env: { DATA_DIR, PORT: '0' } })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Lineup can't start: DATA_DIR is "${DATA_DIR}", which can't be written (ENOTDIR); allowed is a folder that this user may write to.\n`,
    })
  })
})
