import type { BoughtPlan, Currency } from '#shared/billing/plans.ts'
import { GRACE_DAYS, PLAN_DAYS } from '#shared/billing/plans.ts'
import { addDays } from '#shared/core/time.ts'
import type { CreditRow } from '../tables/payments.tables.ts'

export type Credit = Pick<CreditRow, 'id' | 'plan_code' | 'active_vacancies' | 'starts_at' | 'ends_at' | 'ended_at'>

const isPlan = ({ plan_code }: Credit): boolean => plan_code !== 'SUELTA'
const isAlive = ({ ended_at }: Credit): boolean => ended_at === null

/** A plan counts a few days longer than it was paid for; a single place does not. */
const lastMoment = (credit: Credit): Date => (isPlan(credit) ? addDays(credit.ends_at, GRACE_DAYS) : credit.ends_at)

/** Those that count at a moment. */
const creditsAt = (credits: readonly Credit[], now: Date): Credit[] =>
  credits.filter((credit) => isAlive(credit) && credit.starts_at <= now && now < lastMoment(credit))

/** The plan that decides at a moment: the biggest, and of equals the one that lasts longest. */
export function planAt(credits: readonly Credit[], now: Date): Credit | undefined {
  return creditsAt(credits, now)
    .filter(isPlan)
    .sort((a, b) => b.active_vacancies - a.active_vacancies || b.ends_at.getTime() - a.ends_at.getTime())[0]
}

const FREE_PLACES = 1

/** How many single places count at a moment. */
export const singlesAt = (credits: readonly Credit[], now: Date): number =>
  creditsAt(credits, now).filter((credit) => !isPlan(credit)).length

/** How many vacancies may be published at once: those of the plan, or the free one, and every single place. */
export function placesAt(credits: readonly Credit[], now: Date): number {
  return (planAt(credits, now)?.active_vacancies ?? FREE_PLACES) + singlesAt(credits, now)
}

interface Purchase {
  starts_at: Date
  ends_at: Date
  /** The smaller plan whose place this one takes at once; its unused days are taken off the price. */
  replaces: Credit | undefined
}

interface Bought {
  plan: BoughtPlan
  active_vacancies: number
}

/** A bigger plan begins at once; the same or a smaller one goes on where the present one ends; a single place begins at once. */
export function purchaseAt(credits: readonly Credit[], { plan, active_vacancies }: Bought, now: Date): Purchase {
  const own = credits.filter((credit) => isAlive(credit) && isPlan(credit) && credit.ends_at > now)
  const present = planAt(own, now)
  if (plan === 'SUELTA' || !present) return period(now)
  if (active_vacancies > present.active_vacancies) return { ...period(now), replaces: present }
  const lasts_until = Math.max(...own.map(({ ends_at }) => ends_at.getTime()))
  return period(new Date(lasts_until))
}

/** Plans that wait behind one that was taken back begin where the others end, or now; each lasts as long as it was paid for. */
export function broughtForward(credits: readonly Credit[], now: Date): Pick<Credit, 'id' | 'starts_at' | 'ends_at'>[] {
  const own = credits.filter((credit) => isAlive(credit) && isPlan(credit) && credit.ends_at > now)
  const running = own.filter(({ starts_at }) => starts_at <= now)
  let from = new Date(Math.max(now.getTime(), ...running.map(({ ends_at }) => ends_at.getTime())))
  return own
    .filter(({ starts_at }) => starts_at > now)
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
    .map(({ id, starts_at, ends_at }) => {
      const begins = from < starts_at ? from : starts_at
      from = new Date(begins.getTime() + ends_at.getTime() - starts_at.getTime())
      return { id, starts_at: begins, ends_at: from }
    })
}

const period = (starts_at: Date): Purchase => ({
  starts_at,
  ends_at: addDays(starts_at, PLAN_DAYS),
  replaces: undefined,
})

/** The part of what was paid before tax that is still to be used, rounded in favour of nobody. */
export function unusedPart(paid: number, { starts_at, ends_at }: Credit, now: Date): number {
  const whole = ends_at.getTime() - starts_at.getTime()
  const left = Math.max(0, ends_at.getTime() - Math.max(now.getTime(), starts_at.getTime()))
  return Math.round((paid * left) / whole)
}

type Prices = Partial<Record<Currency, number>>

/** What was paid for a plan, in another currency: by our own prices of that plan. Null where it is not sold in one of the two. */
export function paidIn(
  paid: { amount: number; currency: Currency },
  prices: Prices,
  currency: Currency,
): number | null {
  if (paid.currency === currency) return paid.amount
  const [from, to] = [prices[paid.currency], prices[currency]]
  return from && to ? Math.round((paid.amount * to) / from) : null
}

export const taxOf = (base: number, rate: number): number => Math.round((base * rate) / 10_000)
