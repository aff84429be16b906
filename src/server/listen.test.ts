import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from 'vitest'
import { ROOT } from '#test/root.ts'
import { runNode } from '#test/run-node.ts'
import { folderTest as test } from '#test/temp-folder.ts'

/** These need `build/`, which `npm test` makes before it comes here. */

test('a start on a taken port says so in one line and exits with 1', async ({
  folder,
  onTestFinished,
}) => {
  const other = createServer()
  const PORT = await new Promise<number>((resolve, reject) => {
    other.on('error', reject)
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      if (address === null || typeof address === 'string') reject(new Error('no port'))
      else resolve(address.port)
    })
  })
  onTestFinished(() => {
    other.close()
  })

  const env = { PORT: String(PORT), DATA_DIR: folder }
  expect(await runNode(['src/server/main.ts'], { env })).toEqual({
    code: 1,
    stdout: '',
    stderr: `Lineup can't start: PORT ${PORT} on 127.0.0.1 is taken by another program. Stop it, or choose another: PORT=${PORT + 1} npm start\n`,
  })
})

test.for(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a running server in order',
  async (signal, { folder, onTestFinished }) => {
    const server = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: ROOT,
      env: { PORT: '0', DATA_DIR: folder },
    })
    onTestFinished(() => {
      server.kill('SIGKILL')
    })
    const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
    const address = /^Lineup is ready: (http:\/\/localhost:\d+)\n$/.exec(line)?.[1]
    expect(address, line).toBeDefined()
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'ready' })

    server.kill(signal)
    expect(await once(server, 'exit')).toEqual([0, null])
  },
)
