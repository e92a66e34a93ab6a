import { expect, it } from 'vitest'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { neighbours, withNeighbours } from './nearby.ts'

const regions = new Set(taxonomy().places.flatMap(({ kind, id }) => (kind === 'REGION' ? [id] : [])))

it('knows what is around every region but the islands', () => {
  const alone = [...regions].filter((id) => !neighbours().has(id))
  expect(alone.toSorted()).toEqual(['CO-SAP', 'ES-CN', 'ES-IB'])
})

it('names only regions that there are', () => {
  expect([...neighbours().keys()].filter((id) => !regions.has(id))).toEqual([])
})

it('goes both ways, and never round to itself', () => {
  for (const [id, around] of neighbours()) {
    expect(around.has(id)).toBe(false)
    for (const other of around) expect(neighbours().get(other)).toContain(id)
  }
})

it('answers a region with those around it', () => {
  expect(withNeighbours(['ES-MD']).toSorted()).toEqual(['ES-CL', 'ES-CM', 'ES-MD'])
  expect(withNeighbours(['MX-CMX']).toSorted()).toEqual(['MX-CMX', 'MX-MEX', 'MX-MOR'])
  expect(withNeighbours(['ES-IB'])).toEqual(['ES-IB'])
})
