import { createServer } from 'node:net'
import { expect } from 'vitest'
import { runNode } from '#test/run-node.ts'
import { folderTest as test } from '#test/temp-folder.ts'

/** Needs `build/`, which `npm test` makes before it comes here. */
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
