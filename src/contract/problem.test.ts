import { expect, test } from 'vitest'
import { PROBLEM_STATUS, Problem } from './problem.ts'

test('every code has a status of its own that says failure', () => {
  const statuses = Object.values(PROBLEM_STATUS)
  expect(new Set(statuses).size).toBe(statuses.length)
  expect(statuses.filter((status) => status < 400 || status > 599)).toEqual([])
})

test('a problem is a sentence and a known code, with or without details', () => {
  const details = [{ path: 'q', message: 'Too short.' }]
  const problem = { error: 'Too short.', code: 'invalid_request', details }
  expect(Problem.parse(problem)).toEqual(problem)
  expect(Problem.parse({ error: 'No.', code: 'not_found' })).toEqual({
    error: 'No.',
    code: 'not_found',
  })
  expect(Problem.safeParse({ error: 'No.', code: 'nope' }).success).toBe(false)
  expect(Problem.safeParse({ code: 'not_found' }).success).toBe(false)
})
