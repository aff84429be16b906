import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const PORT = 4310

/** Real application, real browser; the build must be there (`npm run build`). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'build/test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(findBrowser() && { executablePath: findBrowser() }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: 'build/test-results/data',
      MAP_STYLE_URL: 'https://tiles.lineup.test/styles/dark',
    },
  },
})
