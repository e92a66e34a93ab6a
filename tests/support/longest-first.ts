import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long, the longest first; a new one that takes over ten seconds belongs here. */
const LONG = [
  'tests/bench',
  'tests/durability',
  'src/server/tasks/tasks',
  'src/server/db/embedded',
  'tests/matrix',
  'src/server/db/embedded-crash',
  'src/server/features/cvs/import/accuracy',
  'src/server/db/embedded-accounts',
  'tests/hostile-uploads',
  'tests/fuzz',
  'src/server/features/cvs/import/hostile-files',
  'src/server/http/errors',
  'src/server/features/cvs/render/readback',
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
