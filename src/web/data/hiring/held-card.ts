import { eraseHeldCard, getHeldCard, type HeldCard, takeHeldCard } from '#shared/hiring/added-people/added-people.ts'
import { call } from '#web/lib/api.ts'

/* Without a cache around it: the public page that asks has none. */

export const openHeldCard = (token: string, signal: AbortSignal): Promise<HeldCard> =>
  call(getHeldCard, { params: { token }, signal })

export const takeCard = (token: string) => call(takeHeldCard, { params: { token } })
export const eraseCard = (token: string) => call(eraseHeldCard, { params: { token } })
