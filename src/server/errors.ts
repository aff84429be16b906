import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '#contract/problem.ts'

/** A failure the caller may be told about. Anything else that is thrown is a bug: logged, then hidden. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string) {
    super(message)
    this.code = code
  }
}

export type Failure = { status: number; problem: Problem }

/** The one place where a thrown thing becomes what the caller reads. */
export function toFailure(error: unknown): Failure {
  if (error instanceof AppError) return failure(error.code, error.message)
  if (hasZodFastifySchemaValidationErrors(error)) return toValidationFailure(error)
  const known = FASTIFY_FAILURES[(error as FastifyError)?.code]
  if (known) return failure(...known)
  const status = (error as FastifyError)?.statusCode
  if (status !== undefined && status >= 400 && status < 500)
    return failure(codeOfStatus(status), 'The request could not be read.')
  return failure('internal', 'Something went wrong on our side.')
}

const FASTIFY_FAILURES: Record<string, [ProblemCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_request', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [
    'invalid_request',
    'The body is empty. Send a JSON object, {} at least.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The body is too large: at most 1 MB is allowed.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'The body must be JSON, with Content-Type: application/json.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'invalid_request',
    'The body is not as long as Content-Length says.',
  ],
  FST_ERR_BAD_URL: ['invalid_request', 'The address is not a valid URL.'],
}

/** A body of 1 MB can be wrong in ten thousand places; the first ones say enough. */
const MAX_DETAILS = 20

type ZodFailure = { validation: { instancePath: string; message?: string }[] }

function toValidationFailure(error: ZodFailure): Failure {
  const details = error.validation.slice(0, MAX_DETAILS).map(({ instancePath, message }) => ({
    path: instancePath.split('/').filter(Boolean).join('.'),
    message: message ?? 'is not valid',
  }))
  const messages = [...new Set(details.map(sentenceOf))]
  return failure('invalid_request', messages.join(' '), details)
}

/** Our own rules speak in sentences; what the schema library says of a wrong type gets its place in front. */
function sentenceOf({ path, message }: { path: string; message: string }): string {
  if (message.endsWith('.')) return message
  return `${path || 'The request'}: ${message}.`
}

function failure(code: ProblemCode, error: string, details?: Problem['details']): Failure {
  return { status: PROBLEM_STATUS[code], problem: { error, code, ...(details && { details }) } }
}

function codeOfStatus(status: number): ProblemCode {
  const entry = Object.entries(PROBLEM_STATUS).find(([, known]) => known === status)
  return (entry?.[0] as ProblemCode | undefined) ?? 'invalid_request'
}
