import { DEFAULT_HEAD, type HeadData, SITE, tabTitle } from '#web/lib/head-data.ts'

type Head = { path: string; origin: string | null; status: number; data: HeadData | undefined }

/** The elements of `<head>` that differ from page to page. */
export function renderHead({ path, origin, status, data = DEFAULT_HEAD }: Head): string {
  const isFound = status === 200
  const title = escapeHtml(tabTitle(isFound ? data : { ...data, title: 'Not found' }))
  const description = escapeHtml(data.description)
  const elements = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:site_name" content="${SITE}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
  ]
  if (!isFound) elements.push('<meta name="robots" content="noindex">')
  else if (origin) elements.push(`<link rel="canonical" href="${escapeHtml(origin + path)}">`)
  return elements.join('\n    ')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
