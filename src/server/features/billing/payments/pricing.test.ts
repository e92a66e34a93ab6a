import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { broughtForward, type Credit, paidIn, placesAt, planAt, purchaseAt, taxOf, unusedPart } from './pricing.ts'

const now = new Date('2026-03-10T12:00:00Z')
const credit = (plan_code: Credit['plan_code'], from: number, days = 30, over: Partial<Credit> = {}): Credit => ({
  id: crypto.randomUUID(),
  plan_code,
  active_vacancies: plan_code === 'EMPRESA' ? 25 : plan_code === 'EQUIPO' ? 5 : 1,
  starts_at: addDays(now, from),
  ends_at: addDays(now, from + days),
  ended_at: null,
  ...over,
})

describe('places', () => {
  it('are one without anything bought', () => {
    expect(placesAt([], now)).toBe(1)
  })

  it('are those of the biggest plan, and single ones beside it', () => {
    const credits = [credit('EQUIPO', -3), credit('EMPRESA', -1), credit('SUELTA', -1), credit('SUELTA', -2)]
    expect(placesAt(credits, now)).toBe(27)
    expect(placesAt([credit('SUELTA', -1)], now)).toBe(2)
  })

  it('of a plan go on for a week after its end, those of a single place do not', () => {
    expect(placesAt([credit('EQUIPO', -36)], now)).toBe(5)
    expect(placesAt([credit('EQUIPO', -37)], now)).toBe(1)
    expect(placesAt([credit('SUELTA', -30)], now)).toBe(1)
  })

  it('do not count before their time nor after they were taken back', () => {
    expect(placesAt([credit('EQUIPO', 1), credit('EMPRESA', -1, 30, { ended_at: now })], now)).toBe(1)
  })
})

describe('the plan that decides', () => {
  it('is of equals the one that lasts longest', () => {
    const [short, long] = [credit('EQUIPO', -3, 10), credit('EQUIPO', -5, 40)]
    expect(planAt([short, long], now)).toBe(long)
    expect(planAt([long, short], now)).toBe(long)
  })
})

describe('a purchase', () => {
  it('begins at once when there is nothing, and for a single place always', () => {
    expect(purchaseAt([], { plan: 'EQUIPO', active_vacancies: 5 }, now)).toMatchObject({
      starts_at: now,
      ends_at: addDays(now, 30),
      replaces: undefined,
    })
    expect(purchaseAt([credit('EMPRESA', -2)], { plan: 'SUELTA', active_vacancies: 1 }, now).starts_at).toEqual(now)
  })

  it('of the same or a smaller plan begins where the present one ends', () => {
    const present = credit('EMPRESA', -10)
    const next = credit('EMPRESA', 20)
    const bought = purchaseAt([present, next], { plan: 'EQUIPO', active_vacancies: 5 }, now)
    expect(bought).toMatchObject({ starts_at: next.ends_at, replaces: undefined })
  })

  it('of the plan that is there goes on with it', () => {
    const present = credit('EQUIPO', -10)
    expect(purchaseAt([present], { plan: 'EQUIPO', active_vacancies: 5 }, now)).toMatchObject({
      starts_at: present.ends_at,
      replaces: undefined,
    })
  })

  it('of a bigger plan in the moment in which the present one ends takes the place of nothing', () => {
    const bought = purchaseAt([credit('EQUIPO', -30)], { plan: 'EMPRESA', active_vacancies: 25 }, now)
    expect(bought).toMatchObject({ starts_at: now, replaces: undefined })
  })

  it('of a bigger plan takes the place of the present one', () => {
    const present = credit('EQUIPO', -10)
    const bought = purchaseAt([present], { plan: 'EMPRESA', active_vacancies: 25 }, now)
    expect(bought).toMatchObject({ starts_at: now, replaces: present })
    expect(unusedPart(4900, present, now)).toBe(3267)
  })

  it('in the days of grace begins at once', () => {
    const over = credit('EQUIPO', -33)
    expect(planAt([over], now)).toBe(over)
    expect(purchaseAt([over], { plan: 'EQUIPO', active_vacancies: 5 }, now).starts_at).toEqual(now)
  })
})

describe('a plan that was taken back', () => {
  it('lets those behind it begin at once, one after the other', () => {
    const [next, last] = [credit('EQUIPO', 20), credit('EQUIPO', 50)]
    expect(
      broughtForward([credit('EQUIPO', -10, 30, { ended_at: now }), last, next, credit('SUELTA', 0)], now),
    ).toEqual([
      { id: next.id, starts_at: now, ends_at: addDays(now, 30) },
      { id: last.id, starts_at: addDays(now, 30), ends_at: addDays(now, 60) },
    ])
  })

  it('counts one that begins in this very moment as running', () => {
    const [first, next] = [credit('EQUIPO', 0), credit('EQUIPO', 30)]
    expect(broughtForward([first, next], now)).toEqual([
      { id: next.id, starts_at: next.starts_at, ends_at: next.ends_at },
    ])
  })

  it('moves nothing while another runs until they begin', () => {
    const next = credit('EQUIPO', 20)
    expect(broughtForward([credit('EQUIPO', -10), next], now)).toEqual([
      { id: next.id, starts_at: next.starts_at, ends_at: next.ends_at },
    ])
  })
})

describe('what was paid', () => {
  const prices = { EUR: 4900, USD: 5500, CLP: 49_000 }

  it('keeps its worth in another currency, by the prices of the same plan', () => {
    expect(paidIn({ amount: 4900, currency: 'EUR' }, prices, 'EUR')).toBe(4900)
    expect(paidIn({ amount: 4900, currency: 'EUR' }, prices, 'USD')).toBe(5500)
    expect(paidIn({ amount: 2450, currency: 'EUR' }, prices, 'CLP')).toBe(24_500)
    expect(paidIn({ amount: 4900, currency: 'EUR' }, prices, 'MXN')).toBeNull()
  })
})

it('tax is rounded to the cent', () => expect(taxOf(2900, 2100)).toBe(609))
