import { useEffect } from 'react'

/** What a page tells search engines, link previews and the tab about itself. */
export type HeadData = { title: string; description: string }

export const SITE = 'Lineup'
export const DEFAULT_HEAD: HeadData = {
  title: `${SITE}: the open surf atlas and trip planner`,
  description:
    'Surf spots of the whole world on one map: when each is good, for whom and why. Plan your next surf adventure.',
}

export function tabTitle(head: HeadData): string {
  return head === DEFAULT_HEAD ? head.title : `${head.title} · ${SITE}`
}

/** Keeps the tab's title in step while the surfer moves between screens. */
export function useTabTitle(head: HeadData | undefined): void {
  const title = head && tabTitle(head)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
