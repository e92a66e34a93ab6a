import type { Finding } from './types.ts'

const NOTHING_FOUND = { found: '', related: false, months: null, last_year: 0, sources: [] }

export const UNKNOWN: Finding = { value: null, ...NOTHING_FOUND }
export const NOT_MET: Finding = { value: 0, ...NOTHING_FOUND }

/** A fact that stands in the person's preferences and not in the CV text, so there is nothing to quote. */
export function stated(value: number, found = ''): Finding {
  return { value, found, related: false, months: null, last_year: 0, sources: [] }
}
