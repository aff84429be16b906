import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'

type Values = Record<string, string | number>
export type Question = { params?: Values; query?: Values; body?: unknown }

/** Calls the app by its contract, and holds the answer to the contract, to the last field. */
export async function ask<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  question: Question = {},
): Promise<z.output<E['response']>> {
  const response = await send(app, endpoint, question)
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['x-catalogue-version']).toMatch(/^[0-9a-f]{16}$/)
  const json: unknown = response.json()
  const answer = endpoint.response.parse(json)
  expect(answer).toEqual(json)
  return answer as z.output<E['response']>
}

/** Calls the app with what it must refuse. */
export async function askWrongly(
  app: FastifyInstance,
  endpoint: Endpoint,
  question: Question = {},
): Promise<Problem & { status: number }> {
  return readProblem(await send(app, endpoint, question))
}

/** The failure that a response carries, held to the one shape. */
export function readProblem(response: Awaited<ReturnType<typeof send>>) {
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  const json: unknown = response.json()
  const problem = Problem.parse(json)
  expect(problem).toEqual(json)
  return { status: response.statusCode, ...problem }
}

function send(app: FastifyInstance, { method, path }: Endpoint, question: Question) {
  const { params = {}, query = {}, body } = question
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `${value}`]))
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  return app.inject({ method, url, query: text, headers, ...payload })
}
