import { sign } from '#server/platform/secrets.ts'
import { WHAT_IF_BUCKET } from '#shared/matching/what-if.ts'
import type { Headcount } from './headcount.service.ts'

type Met = Pick<Headcount, 'everything' | 'all_but'>

/**
 * A number of people that singles nobody out. It is shifted by up to four and rounded to a multiple of five, and only the
 * group itself decides the shift: the same group always gives the same number, so asking again in other words teaches
 * nothing, and a group with one more or one less is shifted anew, so that two answers do not tell who is in it.
 * The least group that is told at all varies in the same way, and is never below five.
 */
export function blurred(secret: string, people: readonly string[]): number | null {
  const [up = 0, down = 0, least = 0] = sign(secret, 'what-if', people.toSorted().join())
  if (people.length < WHAT_IF_BUCKET + (least % WHAT_IF_BUCKET)) return null
  const shifted = people.length + (up % WHAT_IF_BUCKET) - (down % WHAT_IF_BUCKET)
  return Math.max(WHAT_IF_BUCKET, Math.round(shifted / WHAT_IF_BUCKET) * WHAT_IF_BUCKET)
}

/** A larger group never shows a smaller number, nor one of its parts a larger one. */
export function blurredHeadcounts(secret: string, profiles: readonly string[], { everything, all_but }: Met) {
  const all = blurred(secret, profiles)
  const meeting = atMost(blurred(secret, everything), all)
  return {
    profiles: all,
    meeting,
    relaxed: [...all_but].map(([requirement_id, others]) => {
      const more = others.length === 0 ? meeting : blurred(secret, [...everything, ...others])
      return { requirement_id, meeting: atMost(atLeast(more, meeting), all) }
    }),
  }
}

const atMost = (count: number | null, most: number | null): number | null =>
  count === null || most === null ? null : Math.min(count, most)

const atLeast = (count: number | null, least: number | null): number | null =>
  count === null || least === null ? (count ?? least) : Math.max(count, least)
