import { describe, expect, it } from 'vitest'
import { appPaths, onboardingPaths, pagePaths, publicPaths } from '#shared/core/paths.ts'
import { type SourceFile, sourceFiles } from '#tests/support/text/source-files.ts'

const everything = sourceFiles('src/web')
const isTest = ({ path }: SourceFile) => /\.test\.tsx?$|\/testing\//.test(path)
const code = everything.filter((file) => !isTest(file))
const paths = code.map(({ path }) => path)
const below = (folder: string) => code.filter(({ path }) => path.startsWith(`src/web/${folder}/`))

/** Every import of `from` that `refused` names, as `a → b`. */
function wrongImports(from: SourceFile[], refused: (target: string, file: SourceFile) => boolean): string[] {
  return from.flatMap((file) =>
    file.imports.filter((target) => refused(target, file)).map((target) => `${file.path} → ${target}`),
  )
}

const into = (...folders: string[]) => {
  const wall = new RegExp(`^src/web/(?:${folders.join('|')})/`)
  return (target: string) => wall.test(target)
}

const featureOf = (path: string) => /^src\/web\/features\/([^/]+)\//.exec(path)?.[1]
const isPage = (path: string) => path.endsWith('.page.tsx')

describe('folders', () => {
  it('hold at most 30 files', () => {
    const counts = new Map<string, number>()
    for (const { path } of everything) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    expect([...counts].filter(([, count]) => count > 30)).toEqual([])
  })

  it('of features are called as on the server', () => {
    const onServer = new Set(sourceFiles('src/server/features').map(({ path }) => path.split('/')[3]))
    const names = [...new Set(paths.flatMap((path) => featureOf(path) ?? []))]
    expect(names.filter((name) => !onServer.has(name))).toEqual([])
  })
})

describe('pages', () => {
  // Copied by hand from the specification, so that a change of either side is seen.
  const specified = [
    '/ /login /register /forgot-password /reset-password /terms /privacy /payment-success /payment-failure /verify-email',
    '/invitations/accept /jobs/:vacancyId',
    '/onboarding/seeker/step-1 /onboarding/seeker/step-2 /onboarding/seeker/step-3 /onboarding/recruiter/step-1 /onboarding/recruiter/step-2',
    '/app /app/cv /app/jobs /app/settings /app/my-companies /app/my-companies/:companyId /app/my-companies/:companyId/vacancies/new',
    '/app/my-companies/:companyId/vacancies/:vacancyId /app/my-companies/:companyId/vacancies/:vacancyId/dashboard',
    '/app/candidate/:cvId /app/my-applications',
  ].flatMap((line) => line.split(' '))

  it('have exactly the paths of the specification', () => {
    expect([...pagePaths].sort()).toEqual(specified.sort())
    expect(pagePaths).toHaveLength(publicPaths.length + onboardingPaths.length + appPaths.length)
  })

  it('stand in the routes file, one line each, loaded when they are opened', () => {
    const [routes] = code.filter(({ path }) => path === 'src/web/routes.tsx')
    const lines = routes?.text.split('\n') ?? []
    const missing = specified.filter(
      (path) => !lines.some((line) => line.includes(`'${path}'`) && line.includes('lazy:')),
    )
    expect(missing).toEqual([])
  })

  it('are exactly the files that routes.tsx loads', () => {
    const routes = code.find(({ path }) => path === 'src/web/routes.tsx')
    const loaded = routes?.imports.filter((target) => !target.startsWith('src/web/shell/') && target.startsWith('src/'))
    expect([...new Set(loaded)].sort()).toEqual(paths.filter(isPage).sort())
  })
})

describe('walls', () => {
  it('only pages and the shell put features together', () => {
    const parts = below('features').filter(({ path }) => !isPage(path))
    const foreign = (target: string, { path }: SourceFile) =>
      featureOf(target) !== undefined && featureOf(target) !== featureOf(path)
    expect(wrongImports(parts, foreign)).toEqual([])
    expect(
      wrongImports(
        below('site').filter(({ path }) => !isPage(path)),
        into('features'),
      ),
    ).toEqual([])
    expect(wrongImports(below('features'), into('shell', 'site'))).toEqual([])
  })

  it('primitives know nothing of the server, the product or the editors', () => {
    const above = ['features', 'shell', 'site', 'data', 'editor', 'parts']
    expect(wrongImports(below('ui'), into(...above))).toEqual([])
    expect(wrongImports(below('lib'), into(...above, 'ui'))).toEqual([])
    const contract = /^src\/shared\/(?!core\/)/
    expect(wrongImports(below('ui'), (target) => contract.test(target))).toEqual([])
  })

  it('parts that several features draw are given what they show', () => {
    expect(wrongImports(below('parts'), into('features', 'shell', 'site', 'data', 'editor'))).toEqual([])
  })

  it('data knows the contract and the transport', () => {
    const known = /^src\/(?:shared|web\/(?:lib|data))\/|^(?:react|@tanstack\/react-query|zod)$/
    expect(wrongImports(below('data'), (target) => !known.test(target))).toEqual([])
  })

  it('the core of the editors knows no document of the product', () => {
    const words = /^src\/shared\/(?!core\/|words\/numbers\.ts)|^src\/web\/(?:features|shell|site|data|parts)\//
    expect(wrongImports(below('editor'), (target) => words.test(target))).toEqual([])
  })

  it('only data asks the server and keeps its answers', () => {
    const outside = code.filter(({ path }) => !path.startsWith('src/web/data/'))
    expect(wrongImports(outside, (target) => target === 'src/web/lib/api.ts')).toEqual([])
    const asks = /\buse(?:Query|Queries|InfiniteQuery|SuspenseQuery|Mutation|QueryClient)\(/
    expect(outside.filter(({ text }) => asks.test(text)).map(({ path }) => path)).toEqual([])
    expect(code.filter(({ text }) => /queryKey: \[/.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('nobody reads a schema out of an endpoint: built for browsers, endpoints have none', () => {
    const taken = /import \{([^}]*)\} from '#shared\/[^']+'/g
    const reads = code.flatMap(({ path, text }) =>
      [...text.matchAll(taken)]
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter((name) => /^\w+$/.test(name))
        .filter((name) => new RegExp(`(?<!typeof )\\b${name}\\.(?:body|params|query|answer)\\b`).test(text))
        .map((name) => `${path}: ${name}`),
    )
    expect(reads).toEqual([])
  })
})

describe('forms', () => {
  const BARE = /\b(?:maxLength|minLength|max|most|longest)=\{\d[\d_]*\}/g

  it('take their limits from the contract: no bare number repeats a schema', () => {
    const repeated = code.flatMap(({ path, text }) => [...text.matchAll(BARE)].map(([limit]) => `${path}: ${limit}`))
    expect(repeated).toEqual([])
  })
})

describe('what is written', () => {
  /** What the router reads of a page or a frame. */
  const forRouter = new Set(['Component', 'loader'])
  const declared = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm
  const readers = [...everything, ...sourceFiles('tests')]
  const entries = new Set([
    'src/web/main.tsx',
    'src/web/prerender.tsx',
    'src/web/routes.tsx',
    'src/web/worker/service-worker.ts',
  ])

  it('is read: every file has a reader', () => {
    const read = new Set(everything.flatMap(({ imports }) => imports))
    expect(paths.filter((path) => !entries.has(path) && !read.has(path))).toEqual([])
  })

  it('is read: every export has a user', () => {
    const lonely = code
      .filter(({ path }) => !entries.has(path))
      .flatMap(({ path, text }) => {
        const users = readers.filter(({ imports }) => imports.includes(path))
        const isLoaded = users.some((user) => user.path === 'src/web/routes.tsx')
        return [...text.matchAll(declared)]
          .map(([, name = '']) => name)
          .filter((name) => !(isLoaded && forRouter.has(name)))
          .filter((name) => !users.some((user) => new RegExp(`\\b${name}\\b`).test(user.text)))
          .map((name) => `${path}: ${name}`)
      })
    expect(lonely).toEqual([])
  })
})
