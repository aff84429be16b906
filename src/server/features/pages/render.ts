import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPicture } from '#contract/drawing.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  type Arguments,
  PAGE_SLOTS,
  type RenderPage,
  type Transport,
  type WebSettings,
} from '#contract/page.ts'
import { listRegionSpots, listRegions } from '#contract/regions.ts'
import { getSpot } from '#contract/spots.ts'
import { type Answer, createAnswer } from '#server/catalogue/answer.ts'
import { answerRegionSpots, answerRegions, answerSpot } from '#server/catalogue/answers.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { AppError, toFailure } from '#server/errors.ts'

/** The built web application, as far as the server needs it. */
export type WebBuild = {
  folder: string
  template: string
  render: RenderPage
  draw: DrawPicture
}

/** @param folder what the web build wrote: `client/` for browsers, `server/` for this process */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const client = join(folder, 'client')
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const entry = pathToFileURL(join(folder, 'server', 'entry-server.js'))
  const { render, draw } = (await import(entry.href)) as Pick<WebBuild, 'render' | 'draw'>
  return { folder: client, template, render, draw }
}

/** A whole page from one snapshot. */
export async function renderPage(
  { template, render }: WebBuild,
  snapshot: Snapshot,
  page: { path: string; origin: string | null; settings: WebSettings },
): Promise<Answer> {
  const { status, head, body, state } = await render({ ...page, transport: readFrom(snapshot) })
  const html = template
    .replace(PAGE_SLOTS.head, () => head)
    .replace(PAGE_SLOTS.body, () => body)
    .replace(PAGE_SLOTS.state, () => state)
  return createAnswer(html, 'text/html; charset=utf-8', status)
}

/** The calls that pages make while they are rendered, by path: the web build has its own copy of the contract. */
const READERS = new Map<string, (snapshot: Snapshot, input: never) => Answer>([
  [getSpot.path, answerSpot],
  [listRegions.path, answerRegions],
  [listRegionSpots.path, answerRegionSpots],
])

function readFrom(snapshot: Snapshot): Transport {
  return async (endpoint: Endpoint, { params }: Arguments) => {
    const read = READERS.get(endpoint.path)
    if (!read) throw new Error(`No page may ask for ${endpoint.path} while it is rendered.`)
    try {
      const input = endpoint.params?.safeParse(params)
      if (input && !input.success) throw new AppError('not_found', 'There is no such page.')
      return { ok: true, value: JSON.parse(read(snapshot, input?.data as never).body.toString()) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { ok: false, ...toFailure(error) }
    }
  }
}
