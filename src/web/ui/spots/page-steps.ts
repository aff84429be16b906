export type PageStep = number | 'gap-before' | 'gap-after'

/** First and last page, the current one and its neighbours, and where pages are left out between them. */
export function pageSteps(page: number, pages: number): PageStep[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  const shown = [...new Set(wanted)].filter((step) => step >= 1 && step <= pages)
  return shown
    .sort((a, b) => a - b)
    .flatMap((step, index): PageStep[] => {
      const before = shown[index - 1] ?? 0
      if (step - before <= 1) return [step]
      if (step - before === 2) return [step - 1, step]
      return [step > page ? 'gap-after' : 'gap-before', step]
    })
}
