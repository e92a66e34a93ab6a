import type { NextStep } from '#shared/matching/matching.ts'
import { sectionWords } from '#shared/words/cvs.ts'

const PREFERENCES = '/app/settings?tab=preferencias'
const CV = '/app/cv'

const at = (section: string, field: string): string => `${CV}?seccion=${section}&campo=${encodeURIComponent(field)}`

/** The field of the editor where something was read: «experience.0.summary», «custom.1.items.0.text». */
export function fieldAddress(cv_path: string): string {
  const [section = '', place] = cv_path.split('.', 2)
  if (section === 'custom') return at(`custom.${place}`, cv_path)
  return section === 'basics' || section in sectionWords ? at(section, cv_path) : CV
}

/** Where a section begins to be filled in; the others by what adds to them. Of the first data only the place counts. */
const firstField: Partial<Record<NextStep['place'], string>> = { basics: 'basics.city' }

/** Where a step is done; null where it is answered in the line itself. */
export function stepAddress({ place, cv_path }: Pick<NextStep, 'place' | 'cv_path'>): string | null {
  if (place === 'ANSWER') return null
  if (place === 'PREFERENCES') return PREFERENCES
  return fieldAddress(cv_path ?? firstField[place] ?? place)
}
