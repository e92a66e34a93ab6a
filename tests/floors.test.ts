import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DOORS, OPEN_FOLDERS } from '#tests/support/text/feature-doors.ts'
import { type SourceFile, sourceFiles } from '#tests/support/text/source-files.ts'

/** The server from the bottom to the top: a feature imports only features on the lines above its own. */
const FLOORS = [
  ['language', 'events'],
  ['cv-reader', 'cv-drawing', 'ad-reader'],
  ['accounts'],
  ['companies'],
  ['cvs', 'billing'],
  ['vacancies'],
  ['search'],
  ['matching'],
  ['jobs'],
  ['hiring'],
  ['careers', 'integrations'],
  ['activity', 'audit'],
  ['notifications'],
  ['overview', 'system', 'rights'],
]

/**
 * The same within the large features, folder by folder: what several share goes down, what puts together goes up. Files
 * beside the folders stand above all of them, or where `.` is named; routes, tasks and followers always above.
 */
const INNER_FLOORS: Record<string, string[][]> = {
  matching: [
    ['engine'],
    ['tables'],
    ['invitations', 'profiles'],
    ['answers', 'people-reading', 'verdicts'],
    ['candidates', 'consents', 'lists'],
    ['match-notices', 'people', 'what-if'],
    ['inviting', 'read-ahead', 'summaries'],
  ],
  hiring: [
    ['tables'],
    ['stages'],
    ['applications'],
    ['blind', 'notices', 'referrals'],
    ['outgoing', 'templates', 'timeline'],
    ['messages', 'moves'],
    ['applying', 'board', 'interviews', 'notes', 'offers', 'pipelines', 'scorecards'],
    ['all-applications', 'analysis', 'decisions', 'talent-pool', 'vacancy-changes'],
    ['bulk', 'closing', 'erasure', 'my-applications', 'reports', 'reviews', 'sending'],
    ['added-people', 'certificates', 'deadlines', 'overview'],
    ['automations', 'calendar-feed', 'retention', 'team-application'],
  ],
  vacancies: [
    ['.'],
    ['attention', 'hiring-team', 'moderation'],
    ['view'],
    ['publishing', 'templates'],
    ['deadlines', 'versions'],
    ['documents', 'review', 'suggestions'],
  ],
}

const FEATURES = 'src/server/features/'
const all = sourceFiles('src', 'tests', 'bench')
const isTest = ({ path }: SourceFile) =>
  path.startsWith('tests/') || /\.(?:test|fixture)\.tsx?$|\/testing\/|\/fixtures\//.test(path)
const code = all.filter((file) => !isTest(file))
const below = (folder: string) => code.filter(({ path }) => path.startsWith(folder))

const featureOf = (path: string) => (path.startsWith(FEATURES) ? path.slice(FEATURES.length).split('/')[0] : undefined)
const floorOf = (path: string) => FLOORS.findIndex((floor) => floor.includes(featureOf(path) ?? ''))
const PUTS_TOGETHER = /\.(?:routes|tasks|subscriber)\.ts$|-data\.ts$/
/** The folder of a file within its feature; `.` beside the folders, nothing above them. */
function folderOf(path: string): string {
  const [, folder = '', below] = path.slice(FEATURES.length).split('/')
  if (below !== undefined) return folder
  return PUTS_TOGETHER.test(path) ? '' : '.'
}
function innerFloorOf(path: string): number {
  const floors = INNER_FLOORS[featureOf(path) ?? ''] ?? []
  const floor = floors.findIndex((one) => one.includes(folderOf(path)))
  return floor === -1 && ['', '.'].includes(folderOf(path)) ? floors.length : floor
}
const roleOf = (path: string) => /\.([a-z]+)\.ts$/.exec(path)?.[1]

/** Every import of `from` that is refused, as `a → b`. */
function refused(from: SourceFile[], isWrong: (target: string, file: SourceFile) => boolean): string[] {
  return from.flatMap((file) =>
    file.imports.filter((target) => isWrong(target, file)).map((target) => `${file.path} → ${target}`),
  )
}

/** The picture of the floors in a page of the docs, from the bottom to the top: a line each, names before their meaning. */
function drawnIn(page: string): string[][] {
  const picture = readFileSync(page, 'utf8').match(/```\n( overview [^`]+?)\n ?─/)?.[1] ?? ''
  const names = picture.split('\n').map((line) => line.trim().split(/ {2,}/)[0] ?? '')
  return names.map((line) => line.split(' · ').sort()).reverse()
}

describe('floors', () => {
  it.each(['docs/architecture.md', 'docs/decisions/0014-floors.md'])('are drawn in %s as they are', (page) => {
    expect(drawnIn(page)).toEqual(FLOORS.map((floor) => floor.toSorted()))
  })

  it('hold every feature', () => {
    const found = new Set(below(FEATURES).map(({ path }) => featureOf(path)))
    expect([...found].toSorted()).toEqual(FLOORS.flat().toSorted())
  })

  it('are only left downwards', () => {
    const upwards = refused(
      below(FEATURES),
      (target, { path }) =>
        featureOf(target) !== undefined && featureOf(target) !== featureOf(path) && floorOf(target) >= floorOf(path),
    )
    expect(upwards).toEqual([])
  })

  it('stand on a platform that knows none of them', () => {
    const BASE = /^src\/server\/(?:platform\/|context\.ts|(?:\w+-)?config(?:-error)?\.ts)/
    const base = below('src/server/').filter(({ path }) => BASE.test(path))
    // Nor through a file that puts features together.
    expect(refused(base, (target) => target.startsWith('src/server/') && !BASE.test(target))).toEqual([])
    const words =
      /\b(?:vacanc(?:y|ies)|compan(?:y|ies)|cvs?|candidates?|recruiters?|seekers?|postulaci\w+|vacantes?)\b/i
    expect(
      below('src/server/platform/')
        .filter(({ text }) => words.test(text))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('meet other features by their services; tables only for joins', () => {
    const wrong = refused(below(FEATURES), (target, file) => {
      if (featureOf(target) === undefined || featureOf(target) === featureOf(file.path)) return false
      const role = roleOf(target)
      if (role === undefined || role === 'service') return false
      if (role === 'tables' || role === 'sql')
        return !['queries', 'tables', 'sql'].includes(roleOf(file.path) ?? '') && !file.type_imports.has(target)
      return true
    })
    expect(wrong).toEqual([])
  })

  it('meet other features by no other pure files than are listed as their doors', () => {
    const met = below(FEATURES).flatMap(({ path, imports }) =>
      imports.filter(
        (target) =>
          featureOf(target) !== undefined && featureOf(target) !== featureOf(path) && roleOf(target) === undefined,
      ),
    )
    const closed = (path: string) =>
      !path.endsWith('-data.ts') && !OPEN_FOLDERS.some((folder) => path.startsWith(`${FEATURES}${folder}/`))
    const found = [...new Set(met)].filter(closed).map((path) => path.slice(FEATURES.length, -'.ts'.length))
    expect(found.toSorted()).toEqual(
      Object.entries(DOORS)
        .flatMap(([feature, files]) => files.map((file) => `${feature}/${file}`))
        .toSorted(),
    )
  })

  it('show what they hold of people to nobody but rights', () => {
    const shown = refused(
      below(FEATURES).filter(({ path }) => featureOf(path) !== 'rights'),
      (target, { path }) =>
        target.endsWith('-data.ts') && featureOf(target) !== featureOf(path) && target.startsWith(FEATURES),
    )
    expect(shown).toEqual([])
  })

  it('are filled with the demonstration by its own entry alone', () => {
    const SEEDS = 'src/server/seeds/'
    const others = code.filter(({ path }) => !path.startsWith(SEEDS) && !path.startsWith('bench/'))
    const from = others.filter(({ imports }) => imports.some((target) => target.startsWith(SEEDS)))
    expect(from.map(({ path }) => path)).toEqual(['src/server/main.ts', 'src/server/tasks.ts'])
  })
})

describe('tables', () => {
  it('are declared by every file that is called so', () => {
    const without = below('src/server/').filter(
      ({ path, text }) => roleOf(path) === 'tables' && !text.includes('pgTable('),
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

describe.each(Object.entries(INNER_FLOORS))('the floors of %s', (feature, floors) => {
  const own = below(`${FEATURES}${feature}/`)

  it('hold every folder', () => {
    const found = new Set(own.map(({ path }) => folderOf(path)).filter((folder) => folder && folder !== '.'))
    expect([...found].toSorted()).toEqual(
      floors
        .flat()
        .filter((folder) => folder !== '.')
        .toSorted(),
    )
  })

  it('are only left downwards', () => {
    const upwards = refused(
      own,
      (target, { path }) =>
        featureOf(target) === feature &&
        folderOf(target) !== folderOf(path) &&
        innerFloorOf(target) >= innerFloorOf(path),
    )
    expect(upwards).toEqual([])
  })
})

describe('folders of a feature', () => {
  /** What is left when every folder that imports no other one is taken away, again and again: the circles. */
  function isKnotted(feature: string): boolean {
    const edges = below(`${FEATURES}${feature}/`).flatMap(({ path, imports }) =>
      imports
        .filter((target) => featureOf(target) === feature && folderOf(target) !== folderOf(path))
        .map((target) => ({ from: folderOf(path), to: folderOf(target) }))
        .filter(({ from, to }) => from && to),
    )
    let left = edges
    for (let before = -1; before !== left.length; ) {
      before = left.length
      const leaving = new Set(left.map(({ from }) => from))
      left = left.filter(({ to }) => leaving.has(to))
    }
    return left.length > 0
  }

  it('import each other in no circle', () => {
    expect(FLOORS.flat().filter(isKnotted)).toEqual([])
  })
})

describe('roles', () => {
  it('are in the name of every file that reads or writes', () => {
    const wrong = below(FEATURES)
      .filter(({ path }) => roleOf(path) === undefined)
      .filter((file) =>
        file.imports.some(
          (target) =>
            !file.type_imports.has(target) &&
            (target.startsWith('drizzle-orm') ||
              ['queries', 'service', 'tasks', 'tables', 'sql'].includes(roleOf(target) ?? '')),
        ),
      )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('folders', () => {
  it('hold at most 30 files', () => {
    const counts = new Map<string, number>()
    for (const { path } of all) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 30)).toEqual([])
  })
})

describe('exports', () => {
  it('have a user', () => {
    const importers = new Map<string, SourceFile[]>()
    // The tools of the makers ask the product's own parts, which some of them alone ask.
    for (const file of [...all, ...sourceFiles('training')])
      for (const target of file.imports) importers.set(target, [...(importers.get(target) ?? []), file])
    const unused = [...below('src/server/'), ...below('src/shared/')].flatMap(({ path, text }) => {
      const names = [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)].map(
        ([, name = '']) => name,
      )
      const users = importers.get(path) ?? []
      return names
        .filter((name) => !users.some((user) => new RegExp(`\\b${name}\\b`).test(user.text)))
        .map((name) => `${path}: ${name}`)
    })
    expect(unused).toEqual([])
  })
})
