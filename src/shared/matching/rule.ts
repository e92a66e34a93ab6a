/**
 * What evidence is worth, 0 to 1. The engine counts with these and the page that publishes the rule prints them, so
 * that neither can say anything else than the other.
 */
export const EVIDENCE_VALUE = {
  /** Another product for the same purpose, or one part of a field. */
  substitute: 0.5,
  /** No CV says it, but a role of this person usually brings it along. */
  usual: 0.6,
  /** Only the meaning of a line is near: at least, and at most. */
  near_least: 0.5,
  near_most: 0.8,
  /** It is there, without the level or the years that are asked for. */
  not_said: 0.5,
  /** It has run out, or was not finished. */
  lapsed: 0.5,
} as const

/** The work itself: what a vacancy is called, and what a person did. */
export const WORK_RULE = {
  /** Of the whole, at least, however many requirements there are. */
  least_share: 1 / 4,
  /** Of its value, what positions are called; the rest is how near both texts are. */
  by_name: 1 / 2,
  /** From so many months on, a position counts in full. */
  full_after_months: 12,
  /** Who only calls themselves so. */
  only_said: 0.5,
} as const

/** Months in near work count by this, and make up no more than this of the years that are missing. */
export const NEAR_YEARS = 0.5

/** Who used something at work for so long is past its basics, where the CV says no level. */
export const LEVEL_BY_USE = { used_for_months: 12 } as const

/** One part of a field counts half; so many of them are the field. */
export const WHOLE_FIELD = { parts: 3 } as const
