import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node'
import { seed } from './seed.ts'

/** Says what chance a run was played with, and how to play it again when something failed. */
export class SeedReport implements Reporter {
  onInit(): void {
    process.stdout.write(`Chance of this run: SEED=${seed}\n`)
  }

  onTestRunEnd(_: readonly TestModule[], __: readonly SerializedError[], reason: TestRunEndReason): void {
    if (reason === 'failed') process.stdout.write(`\nSEED=${seed} npx vitest run … plays the same chance again.\n`)
  }
}
