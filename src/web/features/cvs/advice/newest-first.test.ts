import { expect, it } from 'vitest'
import { newestFirst } from './newest-first.ts'

const study = (id: string, start: string | null, end: string | null, in_progress = false) => ({
  id,
  start,
  end,
  in_progress,
})
const idsOf = (entries: readonly { id: string }[] | undefined) => entries?.map(({ id }) => id)

it('puts what goes on first, then by the end; what has only an end is ordered by it, what has no date stays', () => {
  const studies = [
    study('old', '2001', '2005'),
    study('undated', null, null),
    study('end-only', null, '2012'),
    study('now', '2020', null, true),
  ]
  const ordered = newestFirst(studies)
  expect(idsOf(ordered)).toEqual(['now', 'undated', 'end-only', 'old'])
  expect(newestFirst(ordered ?? [])).toBeUndefined()
})

it.each([
  ['one entry', [study('a', '2010', '2012')]],
  ['no dates', [study('a', null, null), study('b', null, null)]],
  ['a year beside a month of it', [study('a', '2019', '2020'), study('b', '2018', '2020-05')]],
])('has nothing to order in %s', (_, studies) => {
  expect(newestFirst(studies)).toBeUndefined()
})
