import type { NextStep } from '#shared/matching/matching.ts'
import { sectionWords } from '#shared/words/cvs.ts'

const PREFERENCES = '/app/settings?tab=preferencias'
const CV = '/app/cv'

const sectionOf = (section: string): string => `${CV}?seccion=${section}`

/** The field of the editor where something was read. Own sections are called otherwise there: they open the CV. */
export function fieldAddress(cv_path: string): string {
  const section = cv_path.split('.', 1)[0] ?? ''
  if (section !== 'basics' && !(section in sectionWords)) return CV
  return `${sectionOf(section)}&campo=${encodeURIComponent(cv_path)}`
}

/** Where a step is done; null where it is answered in the line itself. */
export function stepAddress({ place, cv_path }: Pick<NextStep, 'place' | 'cv_path'>): string | null {
  if (place === 'ANSWER') return null
  if (place === 'PREFERENCES') return PREFERENCES
  return cv_path === null ? sectionOf(place) : fieldAddress(cv_path)
}
