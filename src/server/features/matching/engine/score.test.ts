import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Weighed } from '#shared/matching/score.ts'
import { scoreOf, verdictOf } from './score.ts'

const item = (weight: number, value: number | null): Weighed => ({ weight, value, is_must: weight === 3 })

const anItem = fc.record({
  weight: fc.constantFrom(1, 2, 3),
  value: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
  is_must: fc.boolean(),
})
const aList = fc.array(anItem, { minLength: 1, maxLength: 15 })
const aListWithPlace = aList.chain((items) => fc.tuple(fc.constant(items), fc.nat({ max: items.length - 1 })))
const aValue = fc.double({ min: 0, max: 1, noNaN: true })

function withValue(items: readonly Weighed[], index: number, value: number | null): Weighed[] {
  return items.map((each, i) => (i === index ? { ...each, value } : each))
}

describe('scoreOf', () => {
  const example = [item(3, 1), item(3, 1), item(3, 0.5), item(2, 1), item(2, null), item(1, 1), item(1, 0)]

  it('reads 70–83 % at 87 % certainty, and 83 % after one answered question', () => {
    expect(scoreOf(example)).toMatchObject({ low: 70, high: 83, certainty: 87, label: 'MEDIO', shown: '70–83 %' })
    const answered = scoreOf(withValue(example, 4, 1))
    expect(answered).toMatchObject({ low: 83, high: 83, certainty: 100, label: 'ALTO', shown: '83 %' })
  })

  it('shows nothing for an empty profile, nor without requirements', () => {
    expect(scoreOf([item(3, null), item(2, null)])).toMatchObject({ low: 0, high: 100, label: null, shown: null })
    expect(scoreOf([])).toMatchObject({ low: 0, high: 0, certainty: 0, label: null, shown: null })
  })

  it('shows one number when the bounds are within 5 points, and gives a wide range no label', () => {
    const nearly = Array.from({ length: 20 }, (_, i) => item(1, i === 0 ? null : 1))
    expect(scoreOf(nearly)).toMatchObject({ low: 95, high: 100, shown: '95 %' })
    expect(scoreOf([item(1, 1), item(1, null)]).shown).toBe('50–100 %')
    expect(scoreOf([item(2, 1), item(3, null)])).toMatchObject({ low: 40, high: 100, label: null, shown: '40–100 %' })
  })

  it('counts a missed must apart and does not punish it further', () => {
    const score = scoreOf([item(3, 0), item(3, 1), item(2, 1)])
    expect(score).toMatchObject({ low: 63, high: 63, missed_must: 1 })
  })

  it('keeps new evidence inside the range shown before', () => {
    fc.assert(
      fc.property(aListWithPlace, aValue, ([items, index], value) => {
        const unknown = withValue(items, index, null)
        const before = scoreOf(unknown)
        const after = scoreOf(withValue(unknown, index, value))
        expect(after.low).toBeGreaterThanOrEqual(before.low)
        expect(after.high).toBeLessThanOrEqual(before.high)
        expect(after.certainty).toBeGreaterThanOrEqual(before.certainty)
      }),
      { numRuns: 1000 },
    )
  })

  it('never lowers a bound for better evidence', () => {
    fc.assert(
      fc.property(aListWithPlace, aValue, aValue, ([items, index], one, other) => {
        const worse = scoreOf(withValue(items, index, Math.min(one, other)))
        const better = scoreOf(withValue(items, index, Math.max(one, other)))
        expect(better.low).toBeGreaterThanOrEqual(worse.low)
        expect(better.high).toBeGreaterThanOrEqual(worse.high)
      }),
      { numRuns: 1000 },
    )
  })

  it('moves by at most the weight share of the one verdict that changed, and rounding', () => {
    const aChange = fc.option(aValue, { nil: null })
    fc.assert(
      fc.property(aListWithPlace, aChange, ([items, index], value) => {
        const share = ((items[index]?.weight ?? 0) / items.reduce((sum, { weight }) => sum + weight, 0)) * 100
        const before = scoreOf(items)
        const after = scoreOf(withValue(items, index, value))
        expect(Math.abs(after.low - before.low)).toBeLessThanOrEqual(share + 1)
        expect(Math.abs(after.high - before.high)).toBeLessThanOrEqual(share + 1)
      }),
      { numRuns: 1000 },
    )
  })

  it('does not depend on the order of the requirements', () => {
    fc.assert(
      fc.property(aList, (items) => {
        expect(scoreOf(items.toReversed())).toEqual(scoreOf(items))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('verdictOf', () => {
  it.each([
    [null, 'SIN_DATOS'],
    [0, 'NO_CUMPLE'],
    [0.01, 'PARCIAL'],
    [0.7, 'PARCIAL'],
    [1, 'CUMPLE'],
  ] as const)('reads %s as %s', (value, verdict) => {
    expect(verdictOf(value)).toBe(verdict)
  })
})
