import { z } from 'zod'

export const PROBLEM_STATUS = {
  invalid_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ProblemCode = keyof typeof PROBLEM_STATUS

/** The one shape of every failure. */
export const Problem = z
  .object({
    /** A sentence for a person. */
    error: z.string(),
    code: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'What went wrong, for a person and for a program.' })
export type Problem = z.output<typeof Problem>
