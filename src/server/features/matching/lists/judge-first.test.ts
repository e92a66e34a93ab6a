import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCv, aReading, someRequirements } from '../engine/arbitraries.ts'
import { candidateOf, vacancyOf } from '../engine/people.fixture.ts'
import { judgeFirst } from './judge-first.ts'
import { orderOf, possibleOrder } from './order.ts'

interface Judged {
  id: number
  key: number
}

/** What the judgement will say: below zero, that it is not listed. */
const aKey = fc.integer({ min: -20, max: 100 })
const many = fc.array(fc.record({ key: aKey, above: fc.nat({ max: 40 }) }), { maxLength: 300 })

const listOf = (all: readonly { key: number; above: number }[]) =>
  all.map(({ key, above }, id) => ({ one: { id, key }, most: key + above, is_listed: key - above >= 0 }))

const listed = (all: readonly Judged[]) => all.filter(({ key }) => key >= 0).toSorted((a, b) => b.key - a.key)

describe('a page of a list', () => {
  it('has the keys, and the list the length, as if all had been judged', async () => {
    const pages = fc.tuple(many, fc.integer({ min: 1, max: 21 }), fc.option(aKey, { nil: Number.POSITIVE_INFINITY }))
    await fc.assert(
      fc.asyncProperty(pages, async ([all, limit, after]) => {
        const possible = listOf(all)
        const isShown = ({ key }: Judged) => key < after
        const { judged, total } = await judgeFirst(possible, { limit, isShown, judge: async (some) => listed(some) })
        const whole = listed(possible.map(({ one }) => one))
        const keysOf = (list: readonly Judged[]) =>
          list
            .filter(isShown)
            .slice(0, limit)
            .map(({ key }) => key)
        expect(keysOf(listed(judged))).toEqual(keysOf(whole))
        expect(total).toBe(whole.length)
      }),
    )
  })

  it('leaves out who can only come later', async () => {
    const possible = Array.from({ length: 300 }, (_, id) => ({ one: { id, key: 300 - id }, most: 305 - id }))
    let asked = 0
    const { total } = await judgeFirst(
      possible.map((one) => ({ ...one, is_listed: true })),
      {
        limit: 21,
        isShown: () => true,
        judge: async (some: Judged[]) => {
          asked += some.length
          return some
        },
      },
    )
    expect(asked).toBeLessThan(100)
    expect(total).toBe(300)
  })
})

describe('what is possible before the judgement', () => {
  it('is never less than what it says', () => {
    const shared = fc.double({ min: 0, max: 2, noNaN: true })
    fc.assert(
      fc.property(someRequirements, aCv(0), aReading, shared, fc.boolean(), (asked, cv, reading, words, invited) => {
        const vacancy = vacancyOf(asked, { title: 'Camarero de sala' })
        const candidate = candidateOf(cv, reading)
        const order = orderOf(vacancy, candidate, words, invited)
        const possible = possibleOrder(vacancy, candidate, words, invited)
        if (order) expect(possible?.most).toBeGreaterThanOrEqual(order.key)
        else expect(possible?.is_listed ?? false).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
})
