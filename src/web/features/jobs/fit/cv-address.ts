import type { NextStep } from '#shared/matching/matching.ts'
import { sectionWords } from '#shared/words/cvs.ts'
import { newEntryIn } from '#web/lib/new-entry.ts'

const PREFERENCES = '/app/settings?tab=preferencias'
const CV = '/app/cv'

const at = (section: string, field: string): string => `${CV}?seccion=${section}&campo=${encodeURIComponent(field)}`

/** The field of the editor where something was read: «experience.0.summary», «custom.1.items.0.text». */
export function fieldAddress(cv_path: string): string {
  const [section = '', place] = cv_path.split('.', 2)
  if (section === 'custom') return at(`custom.${place}`, cv_path)
  return section === 'basics' || section in sectionWords ? at(section, cv_path) : CV
}

/** Of a place, where its steps are done by what they say; the first that fits. */
const STEP_FIELDS: readonly (readonly [place: NextStep['place'], said: RegExp, field: string])[] = [
  ['basics', /./, 'basics.city'],
  // Work that is missing is a new entry; what was done in it is told where the last job is told.
  ['experience', /dónde(?:,| y) cuándo|con sus fechas/, newEntryIn('experience')],
  ['experience', /./, 'experience.0.summary'],
  ['education', /./, newEntryIn('education')],
  ['languages', /./, newEntryIn('languages')],
  ['certifications', /./, newEntryIn('certifications')],
  ['circumstances', /turnos/, 'circumstances.shifts'],
  ['circumstances', /./, 'circumstances.vehicles'],
]

const fieldOf = ({ place, text }: Pick<NextStep, 'place' | 'text'>): string =>
  STEP_FIELDS.find(([one, said]) => one === place && said.test(text))?.[2] ?? place

/** Where a step is done; null where it is answered in the line itself. */
export function stepAddress({ place, cv_path, text }: NextStep): string | null {
  if (place === 'ANSWER') return null
  if (place === 'PREFERENCES') return PREFERENCES
  return fieldAddress(cv_path ?? fieldOf({ place, text }))
}
