import { expect, test } from 'vitest'
import { pageSteps } from './page-steps.ts'

test.for([
  { page: 1, pages: 1, steps: [1] },
  { page: 1, pages: 3, steps: [1, 2, 3] },
  { page: 1, pages: 9, steps: [1, 2, 'gap-after', 9] },
  { page: 4, pages: 9, steps: [1, 2, 3, 4, 5, 'gap-after', 9] },
  { page: 5, pages: 9, steps: [1, 'gap-before', 4, 5, 6, 'gap-after', 9] },
  { page: 9, pages: 9, steps: [1, 'gap-before', 8, 9] },
])('page $page of $pages shows $steps', ({ page, pages, steps }) => {
  expect(pageSteps(page, pages)).toEqual(steps)
})
