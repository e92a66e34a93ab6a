import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long, the longest first; a new one that takes over ten seconds belongs here. */
const LONG = [
  'tests/matrix',
  'tests/kills/durability',
  'tests/kills/killed-rejection',
  'tests/several-machines',
  'tests/backup-commands',
  'tests/hostile-uploads',
  'tests/noisy-neighbour',
  'tests/start/start',
  'tests/start/built-server',
  'src/server/platform/embedded-postgres/accounts',
  'src/server/platform/embedded-postgres/embedded-postgres',
  'src/server/features/cv-reader/hostile-files',
  'tests/fuzz',
  'tests/scripts/kept-ads',
  'src/server/platform/embedded-postgres/crash',
  'tests/blind-canaries',
  'tests/kills/killed-erasure',
  'src/server/platform/tasks/tasks',
  'tests/kills/killed-payment',
  'tests/kills/killed-webhooks',
  'tests/bench',
  'src/server/platform/http/errors',
  'src/server/features/accounts/auth/registration-limits',
  'src/server/features/cv-reader/own-exports',
  'src/server/features/cv-drawing/render/readback',
  'src/server/features/cv-drawing/render/render',
]

/** Begins with the longest files, so that none of them runs alone in the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
      return found === -1 ? LONG.length : found
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
