import type { SpotSummary } from '#contract/spots.ts'
import { count } from '#web/lib/format.ts'
import type { HeadData } from '#web/lib/head-data.ts'

export function regionHead(
  name: string,
  spots: readonly SpotSummary[],
  summary: string | undefined,
): HeadData {
  return {
    title: `${name}: ${count(spots.length, 'surf spot')}`,
    description: `Discover the surf spots of ${name}. ${summary ?? ''}`.trim().slice(0, 300),
  }
}
