import { createServer } from 'node:http'

/**
 * The peer: a bare `node:http` server that knows the bytes of every answer beforehand. It gets them from its parent,
 * then tells the port. `node bench/peer.ts` with an IPC channel.
 */

export type PeerAnswers = [key: string, contentType: string, body: string][]

process.once('message', (answers: PeerAnswers) => {
  const known = new Map(
    answers.map(([key, contentType, body]) => [key, { contentType, body: Buffer.from(body) }]),
  )
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const answer = known.get(`${request.method} ${request.url} ${Buffer.concat(chunks)}`)
      if (!answer) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, {
        'content-type': answer.contentType,
        'content-length': answer.body.length,
      })
      response.end(answer.body)
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
