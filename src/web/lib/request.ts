import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Arguments, Transport } from '#contract/page.ts'
import { Problem } from '#contract/problem.ts'

const TIMEOUT_MS = 30_000

/** A call that did not work out; the message is for the person. `status` is 0 where no answer came. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

export type RequestInput<E extends Endpoint> = {
  params?: Input<E['params']>
  query?: Input<E['query']>
  body?: Input<E['body']>
}

type RequestOptions = { signal?: AbortSignal; transport?: Transport }

/**
 * One call of the API, its answer parsed by the contract.
 *
 * @throws ApiError with the server's sentence, or `API Error: {status} {statusText}` where it gave none
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  { signal, transport = fetchTransport }: RequestOptions = {},
): Promise<z.output<E['response']>> {
  const answer = await transport(endpoint, input, signal)
  if (!answer.ok) throw new ApiError(answer.problem.error, answer.status)
  const parsed = endpoint.response.safeParse(answer.value)
  if (parsed.success) return parsed.data as z.output<E['response']>
  throw new ApiError('The answer of the server could not be understood.', 200)
}

/** A JSON file, such as the base map or a map style. */
export async function requestAsset(url: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetchTwice(url, { signal: signal ?? null })
  if (!answer.ok) throw new ApiError(describeStatus(answer), answer.status)
  return parseJson(answer)
}

const fetchTransport: Transport = async (endpoint, input, signal) => {
  const answer = await (endpoint.isRead ? fetchTwice : fetchOnce)(toUrl(endpoint.path, input), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: signal ?? null,
  })
  if (answer.ok) return { ok: true, value: parseJson(answer) }
  return { ok: false, status: answer.status, problem: readProblem(answer) }
}

/** An answer that has arrived to its last byte. */
type Answer = { ok: boolean; status: number; statusText: string; text: string }

/** A read that timed out or met a broken network is tried once more. */
async function fetchTwice(url: string, init: RequestInit): Promise<Answer> {
  try {
    return await fetchOnce(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    return await fetchOnce(url, init)
  }
}

async function fetchOnce(url: string, init: RequestInit): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    const response = await fetch(url, { ...init, signal })
    const { ok, status, statusText } = response
    return { ok, status, statusText, text: await response.text() }
  } catch (error) {
    if (init.signal?.aborted) throw error
    const why = timeout.aborted
      ? 'The server did not answer in time.'
      : 'The server is out of reach.'
    throw new ApiError(`${why} Check your connection and try again.`, 0)
  }
}

function toUrl(path: string, { params, query }: Arguments): string {
  const values = (params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function parseJson({ text, status }: Answer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('The answer of the server could not be understood.', status)
  }
}

/** The message stands in the body's `error` or `message`; failing both, the status speaks. */
function readProblem(answer: Answer): Problem {
  const body = parseOrNothing(answer.text)
  const problem = Problem.safeParse(body)
  if (problem.success) return problem.data
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown }
  const text = [error, message].find((part) => typeof part === 'string' && part !== '')
  return { error: (text as string | undefined) ?? describeStatus(answer), code: 'internal' }
}

/** A failure may come from a proxy that speaks no JSON; then its status is all there is. */
function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function describeStatus({ status, statusText }: Answer): string {
  return `API Error: ${status} ${statusText}`.trim()
}
