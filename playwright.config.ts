import { defineConfig } from '@playwright/test'
import { chromium } from './tests/support/browser/chromium.ts'
// Drawn here, so that every worker has the same chance.
import './tests/support/chance/seed.ts'
import { openFolder, roomiestParent } from './tests/support/open-folder.ts'

const PORT = Number(process.env.E2E_PORT ?? 3210)

// The workers load this file too; only the main process may make a folder for the server.
process.env.E2E_DATA_DIR ??= openFolder('e2e', roomiestParent())

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // A walk waits for its page most of the time, and some for the minute in which an application can be taken back.
  workers: 4,
  // What races for a test races for people: `npm test` forgives one second try a run.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    // No test is about motion, and what moves is neither here nor there.
    reducedMotion: 'reduce',
    // Recording every page costs a third of the time; a second try is recorded.
    trace: 'on-first-retry',
    launchOptions: chromium,
  },
  webServer: {
    // What `npm start` runs.
    command: 'node_modules/.bin/node scripts/build-server.mjs && exec node_modules/.bin/node dist/server/main.js',
    url: `http://localhost:${PORT}/api/v1/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Tests give every person an address of their own through the header of a trusted proxy, so that limits per address hold.
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      DEMO: '1',
      DEMO_WORLD: 'small',
      READ_AHEAD_A_DAY: '0',
      // A walk listens itself to what is sent.
      WEBHOOKS_LOOPBACK: '1',
      WEB_PUSH: '1',
    },
  },
})
