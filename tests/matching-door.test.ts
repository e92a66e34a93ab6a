import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/text/source-files.ts'

const HOME = 'src/server/features/matching/'
const code = sourceFiles('src').filter(({ path }) => !/\.(?:test|fixture)\.tsx?$/.test(path))

/** What the rest of the server may know of matching: its questions, its words, what it holds of people, and what is plugged in. */
const DOORS =
  /^src\/server\/features\/matching\/(?:matching\.service|matching-data|requirement-words|[\w/-]+\.(?:routes|tasks|subscriber))\.ts$/

describe('matching', () => {
  it('is asked through its door and nowhere else', () => {
    const around = code
      .filter(({ path }) => !path.startsWith(HOME))
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => target.startsWith(HOME) && !DOORS.test(target))
          .map((target) => `${path} → ${target}`),
      )
    expect(around).toEqual([])
  })

  it('has four questions', async () => {
    const door = await import('#server/features/matching/matching.service.ts')
    expect(Object.keys(door)).toEqual(expect.arrayContaining(['vacanciesFor', 'peopleFor', 'explain', 'headcount']))
  })

  it('loads the encoder only where profiles are written, told trades found and titles ranked', () => {
    const loading = code.filter(({ imports }) =>
      imports.some((target) => /\/language\/encoder\/(?:encoder|concept-linker)\.ts$/.test(target)),
    )
    const places = loading.map(({ path }) => path.replace(/^src\/server\/features\//, '').replace(/\/[^/]+$/, ''))
    expect([...new Set(places)].sort()).toEqual([
      ...['language/encoder', 'language/trades', 'matching/profiles', 'matching/ranking'],
    ])
  })
})
