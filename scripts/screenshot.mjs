import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { runtimePath } from './install.mjs'

/** `npm run screenshot`: the picture of the README, taken from the running app. Needs a build. */

const OUT = 'docs/discover.png'
const PORT = '4320'

process.chdir(join(import.meta.dirname, '..'))
const server = spawn(runtimePath(), ['src/server/main.ts'], {
  env: { ...process.env, PORT, MAP_STYLE_URL: 'none' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const browser = await chromium.launch({
    ...(findBrowser() && { executablePath: findBrowser() }),
    args: ['--no-sandbox', '--disable-background-networking', '--use-angle=swiftshader'],
  })
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(`http://localhost:${PORT}/discover`)
  await page.getByText(/surf spots loaded/).waitFor()
  await page
    .getByRole('button', { name: /zoom in/ })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: OUT })
  await browser.close()
  console.log(`Written to ${OUT}`)
} finally {
  server.kill()
}
