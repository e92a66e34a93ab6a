import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedFiles } from '../../scripts/web/share-files.ts'
import type { Part } from '../../scripts/web/survey.ts'
import type { Visit } from '../../scripts/web/visits.ts'

const SMALL = 1_000
const LARGE = 1_000_000

const part = (name: string, bytes: number, needs: string[] = []): Part => ({
  name,
  bytes,
  needs,
  modules: [`/${name}.ts`],
  opens: [],
  entry: null,
})

const visit = (parts: Part[], more: Partial<Visit> = {}): Visit => ({
  parts: new Set(parts),
  on: null,
  weight: 1,
  is_first: false,
  ...more,
})

const planned = (parts: Part[], visits: Visit[]) =>
  sharedFiles(parts, visits)
    .map((file) => file.map(({ name }) => name).sort())
    .sort()

test('what is always fetched together is one file, however large', () => {
  const [a, b] = [part('a', LARGE), part('b', LARGE)]
  expect(planned([a, b], [visit([a, b]), visit([a, b])])).toEqual([['a', 'b']])
})

test('small things that one page shares with the next are one file, large ones stay apart', () => {
  const [a, small, large] = [part('a', SMALL), part('small', SMALL), part('large', LARGE)]
  expect(planned([a, small, large], [visit([a, small, large]), visit([a, small]), visit([a])])).toEqual([
    ['a', 'small'],
    ['large'],
  ])
})

test('a first page fetches nothing that it does not need, however small', () => {
  const [a, small] = [part('a', SMALL), part('small', SMALL)]
  const others = [visit([a, small]), visit([a, small])]
  expect(planned([a, small], [visit([a], { is_first: true }), ...others])).toEqual([['a'], ['small']])
})

test('what is seldom opened does not travel with its page', () => {
  const [a, small] = [part('a', LARGE), part('small', 20 * SMALL)]
  const page = visit([a])
  const opened = (weight: number) => visit([a, small], { on: page, weight })
  expect(planned([a, small], [page, opened(0.05)])).toEqual([['a'], ['small']])
  expect(planned([a, small], [page, opened(0.9)])).toEqual([['a', 'small']])
})

/** Parts of which each needs some of those before it, and visits of pages and of what is opened on them. */
const programs = fc
  .array(fc.record({ bytes: fc.integer({ min: 100, max: 200_000 }), needs: fc.array(fc.nat(), { maxLength: 3 }) }), {
    minLength: 4,
    maxLength: 9,
  })
  .chain((some) => {
    const parts = some.map(({ bytes, needs }, at) =>
      part(`${at}`, bytes, at === 0 ? [] : needs.map((need) => `${need % at}`)),
    )
    const looks = fc.array(fc.record({ root: fc.nat(), opened: fc.array(fc.nat(), { maxLength: 4 }) }), {
      minLength: 2,
      maxLength: 5,
    })
    return looks.map((pages) => ({ parts, visits: pages.flatMap((look) => visitsOf(parts, look)) }))
  })

function visitsOf(parts: Part[], { root, opened }: { root: number; opened: number[] }): Visit[] {
  const whole = (at: number): Part[] =>
    [parts[at % parts.length]].flatMap((one) => (one ? [one, ...one.needs.flatMap((name) => whole(Number(name)))] : []))
  const page = visit(whole(root))
  return [page, ...opened.map((at) => visit([...page.parts, ...whole(at)], { on: page, weight: 0.3 }))]
}

test('every part has one place, and no two files wait for each other', () => {
  fc.assert(
    fc.property(programs, ({ parts, visits }) => {
      const files = sharedFiles(parts, visits)
      expect(files.flat().length).toBe(parts.length)
      const file_of = new Map(files.flatMap((file, at) => file.map(({ name }) => [name, at] as const)))
      const below = (at: number) => new Set(files[at]?.flatMap(({ needs }) => needs.map((name) => file_of.get(name))))
      const isSettled = new Set<number | undefined>()
      // Whoever needs nobody any more is taken away, until nobody is left.
      for (const _ of files)
        for (const at of files.keys())
          if ([...below(at)].every((other) => other === at || isSettled.has(other))) isSettled.add(at)
      expect(isSettled.size).toBe(files.length)
    }),
  )
})

test('a file brings what it needs, and that is weighed, too', () => {
  const heavy = part('heavy', LARGE)
  const small = part('small', SMALL, ['heavy'])
  const other = part('other', SMALL)
  const visits = [visit([small, heavy, other]), visit([other])]
  expect(planned([heavy, small, other], visits)).toEqual([['heavy', 'small'], ['other']])
})
