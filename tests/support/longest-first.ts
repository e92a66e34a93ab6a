import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long, the longest first; a new one that takes over ten seconds belongs here. */
const LONG = [
  'tests/bench',
  'tests/durability',
  'tests/several-machines',
  'tests/backup-commands',
  'tests/start',
  'src/server/platform/tasks/tasks',
  'src/server/platform/embedded-postgres/embedded-postgres',
  'tests/matrix',
  'src/server/platform/embedded-postgres/crash',
  'src/server/features/cv-reader/accuracy',
  'src/server/platform/embedded-postgres/accounts',
  'tests/hostile-uploads',
  'tests/crowded-uploads',
  'tests/blind-canaries',
  'tests/fuzz',
  'src/server/features/billing/payments/payments',
  'src/server/features/billing/payments/news-orders',
  'tests/killed-payment',
  'tests/killed-erasure',
  'src/server/features/cv-reader/hostile-files',
  'src/server/platform/http/errors',
  'src/server/features/cv-drawing/render/readback',
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
