import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { RunReport } from './tests/support/run-report.ts'
import { seed } from './tests/support/seed.ts'
import { SeedReport } from './tests/support/seed-report.ts'

const report = process.env.RUN_REPORT

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/seeded-properties.ts'],
    env: { SEED: String(seed) },
    reporters: ['default', report ? new RunReport(report) : new SeedReport()],
    sequence: { sequencer: LongestFirst },
    // Many tests wait for the database or for other processes, so three share two cores well.
    maxWorkers: 3,
    // Files share what a worker has loaded, which takes seconds to load; no module of ours keeps state that matters.
    isolate: false,
    // What hangs is noticed all the same; what is only slow on a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
