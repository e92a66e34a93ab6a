import { describe, expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from '#tests/support/text/source-files.ts'

const files = sourceFiles('src', 'tests', 'bench')
const isTest = ({ path }: SourceFile) => path.startsWith('tests/') || /\.test\.tsx?$|\/testing\//.test(path)
const code = files.filter((file) => !isTest(file))
const below = (folder: string) => code.filter(({ path }) => path.startsWith(folder))

/** Every import of `from` that `refused` names, as `a → b`. */
function wrongImports(from: SourceFile[], refused: (target: string, file: SourceFile) => boolean): string[] {
  return from.flatMap((file) =>
    file.imports.filter((target) => refused(target, file)).map((target) => `${file.path} → ${target}`),
  )
}

const roleOf = (path: string) => /\.(routes|service|queries|tables|sql|tasks|mails|policy)\.tsx?$/.exec(path)?.[1]

describe('files', () => {
  it('of code have at most 300 lines; tests and demo data are as long as their cases', () => {
    const long = code.filter(({ path, text }) => !path.includes('/seeds/') && text.split('\n').length > 301)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('are named in kebab-case, with the role behind a dot', () => {
    const named = /^(?:[\w.-]+\/)*[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)?(?:\.(?:test|spec))?\.tsx?$/
    expect(files.map(({ path }) => path).filter((path) => !named.test(path))).toEqual([])
  })

  it('are no barrels and live in no drawer for everything', () => {
    const wrong = files
      .map(({ path }) => path)
      .filter((path) => /\/index\.tsx?$|\/(?:utils?|helpers?|common|misc)(?:\/|\.)/.test(path))
    expect(wrong).toEqual([])
  })

  it('write what they have in lines, never packed into an object that is spread at once', () => {
    expect(files.filter(({ text }) => /\.{3}\(?\{/.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('leave nothing for later and hide nothing from the checks', () => {
    const marks = /\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|nocheck)|: any\s*[,;)=\]|&\n]|\bas any\b|\.only\(/
    const others = files.filter(({ path }) => path !== 'tests/architecture.test.ts')
    expect(others.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([])
    // In a test this comment is the assertion itself: it fails when the compiler has nothing to say.
    expect(code.filter(({ text }) => text.includes('@ts-expect-error')).map(({ path }) => path)).toEqual([])
  })
})

describe('chance', () => {
  it('comes from the seed of the run, so that what failed can be played again', () => {
    const dice = /\bMath\.random\(|\brandomInt\(/
    const own = ['tests/architecture.test.ts', 'tests/support/chance/seed.ts']
    const rolled = files.filter((file) => isTest(file) && dice.test(file.text) && !own.includes(file.path))
    expect(rolled.map(({ path }) => path)).toEqual([])
  })
})

describe('walls', () => {
  it('shared imports zod and nothing else', () => {
    expect(
      wrongImports(below('src/shared/'), (target) => target !== 'zod' && !target.startsWith('src/shared/')),
    ).toEqual([])
  })

  it('web and server meet only in shared', () => {
    expect(wrongImports(below('src/web/'), (target) => target.startsWith('src/server/'))).toEqual([])
    expect(wrongImports(below('src/server/'), (target) => target.startsWith('src/web/'))).toEqual([])
    expect(wrongImports(below('src/'), (target) => target.startsWith('tests/'))).toEqual([])
  })

  it('routes know services, services know queries, and SQL stays in queries', () => {
    const role = (name: string) => below('src/server/features/').filter(({ path }) => roleOf(path) === name)
    expect(
      wrongImports(role('routes'), (target) => ['queries', 'tables', 'sql'].includes(roleOf(target) ?? '')),
    ).toEqual([])
    expect(wrongImports(role('service'), (target) => target.startsWith('drizzle-orm'))).toEqual([])
    expect(wrongImports(role('queries'), (target) => ['service', 'routes'].includes(roleOf(target) ?? ''))).toEqual([])
    expect(
      wrongImports([...role('tables'), ...role('sql')], (target) =>
        ['service', 'routes', 'queries'].includes(roleOf(target) ?? ''),
      ),
    ).toEqual([])
  })

  it('the matching engine does no input or output', () => {
    const outside = (target: string) =>
      /^(?:node:|drizzle|pg|fastify)|^src\/server\/(?:db|http|adapters|tasks)\//.test(target)
    expect(wrongImports(below('src/server/features/matching/engine/'), outside)).toEqual([])
  })

  it('only the configuration reads the environment, and services take the time from their context', () => {
    const readsEnvironment = below('src/').filter(
      ({ path, text }) => text.includes('process.env') && path !== 'src/server/config.ts',
    )
    expect(readsEnvironment.map(({ path }) => path)).toEqual([])
    const readsClock = below('src/server/features/').filter(
      ({ path, text }) => roleOf(path) === 'service' && /new Date\(\)|Date\.now\(\)/.test(text),
    )
    expect(readsClock.map(({ path }) => path)).toEqual([])
  })

  it('indexes are kept upwards: read backwards they serve «newest first», kept downwards they would put nulls last and not', () => {
    const downwards = below('src/server/').filter(
      ({ path, text }) => roleOf(path) === 'tables' && text.includes('.desc()'),
    )
    expect(downwards.map(({ path }) => path)).toEqual([])
  })
})
