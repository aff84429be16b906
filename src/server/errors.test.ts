import { describe, expect, test } from 'vitest'
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problem.ts'
import { AppError, toFailure } from './errors.ts'

describe('toFailure', () => {
  test('tells what an AppError tells, with the status of its code', () => {
    for (const code of Object.keys(PROBLEM_STATUS) as ProblemCode[])
      expect(toFailure(new AppError(code, 'A reason.'))).toEqual({
        status: PROBLEM_STATUS[code],
        problem: { error: 'A reason.', code },
      })
  })

  test.for([
    new Error('password=hunter2'),
    new TypeError('x is not a function'),
    'text',
    null,
    undefined,
    { statusCode: 500, message: 'inside' },
    { statusCode: 200 },
  ])('hides the bug %j', (thrown) => {
    expect(toFailure(thrown)).toEqual({
      status: 500,
      problem: { error: 'Something went wrong on our side.', code: 'internal' },
    })
  })

  test.for([
    [405, 405, 'method_not_allowed'],
    [429, 429, 'too_many_requests'],
    [418, 400, 'invalid_request'],
  ] as const)(
    'gives a refusal of the framework with status %i its code',
    ([statusCode, status, code]) => {
      expect(toFailure(Object.assign(new Error('inside'), { statusCode }))).toEqual({
        status,
        problem: { error: 'The request could not be read.', code },
      })
    },
  )
})
