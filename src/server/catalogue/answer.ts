import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

/** Below this a compressed body saves no packet. */
const MIN_COMPRESSED_BYTES = 1200
const BROTLI_QUALITY = 6

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** A whole answer, made once and sent many times; its compressed forms are made on first demand, off the event loop. */
export type Answer = {
  readonly body: Buffer
  readonly contentType: string
  readonly status: number
  readonly tag: string
  /** What is being compressed or is compressed already. */
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

export function createAnswer(
  text: string,
  contentType = 'application/json; charset=utf-8',
  status = 200,
): Answer {
  const body = Buffer.from(text)
  const tag = createHash('sha1').update(body).digest('base64url')
  return { body, contentType, status, tag, compressed: new Map() }
}

export function isWorthCompressing(answer: Answer): boolean {
  return answer.body.length >= MIN_COMPRESSED_BYTES
}

/** The body in an encoding. */
export function encodedBody(answer: Answer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return answer.body
  const ready = answer.compressed.get(encoding)
  if (ready) return ready
  const body = encoding === 'br' ? compressBrotli(answer.body) : gzip(answer.body)
  answer.compressed.set(encoding, body)
  return body
}

/** Strong, and different for each encoding, since the bytes are. */
export function etagOf(answer: Answer, encoding: Encoding): string {
  return encoding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${encoding}"`
}

function compressBrotli(body: Buffer): Promise<Buffer> {
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
