import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromium } from './tests/support/browser/chromium.ts'
import { seed } from './tests/support/chance/seed.ts'
import { SeedReport } from './tests/support/chance/seed-report.ts'
import { LongestFirst } from './tests/support/longest-first.ts'
import { RunReport } from './tests/support/run-report.ts'

const report = process.env.RUN_REPORT

/** The runner's own patience for a poll is one second, which a busy machine needs for a menu to open. */
const expect = { poll: { timeout: 20_000 } }

/** Everything that needs no page: the server, what both sides share, and what the web decides. */
const node: TestProjectInlineConfiguration = {
  test: {
    name: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/chance/seeded-properties.ts'],
    // Processes that a test starts take what an earlier one has compiled.
    env: { SEED: String(seed), NODE_COMPILE_CACHE: `${process.cwd()}/node_modules/.cache/node` },
    // Files share what a worker has loaded, which takes seconds to load; no module of ours keeps state that matters.
    isolate: false,
    expect,
    // What hangs is noticed all the same; what is only slow on a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}

/** Components, with their styles, in the page of a real browser that all files share. */
const web: TestProjectInlineConfiguration = {
  plugins: [react(), tailwindcss()],
  // Found while a test runs, a package would make the page load again in the middle of it.
  optimizeDeps: {
    include: ['react/jsx-dev-runtime', 'vitest-browser-react', 'vitest-browser-react/pure'],
    entries: ['src/web/**/*.dom.test.tsx'],
  },
  test: {
    name: 'web',
    include: ['src/web/**/*.dom.test.tsx'],
    setupFiles: ['src/web/styles.css', 'tests/support/dom/dom-setup.ts'],
    isolate: false,
    expect,
    // One page has one focus and one clipboard, so its files wait for each other, and for the other project.
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    // What is waited for in vain is waited for until then.
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: chromium,
        contextOptions: {
          locale: 'es-ES',
          timezoneId: 'Europe/Madrid',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

export default defineConfig({
  test: {
    projects: [node, web],
    reporters: ['default', report ? new RunReport(report) : new SeedReport()],
    sequence: { sequencer: LongestFirst },
    // Many tests wait for the database or for other processes, so three share two cores well.
    maxWorkers: 3,
  },
})
