/** A page for when the real ones can't be made: no script, no file, only what is wrong and a way on. Texts are our own. */
export function plainPage(
  title: string,
  text: string,
  link: { href: string; name: string },
): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · Lineup</title>
  <body style="margin:0;display:grid;place-content:center;min-height:100vh;padding:16px;background:#06121a;color:#eaf6f8;font-family:system-ui;text-align:center">
    <h1>${title}</h1>
    <p>${text} <a style="color:#4fd6c8" href="${link.href}">${link.name}</a></p>
`
}
