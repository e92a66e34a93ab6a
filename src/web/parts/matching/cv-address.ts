import type { LineType, NextStep } from '#shared/matching/matching.ts'
import { sectionWords } from '#shared/words/cvs.ts'
import { newEntryIn } from '#web/lib/new-entry.ts'

const PREFERENCES = '/app/settings?tab=preferencias'

/** Without an id it is the base. */
function inCv(cv_id: string | undefined, place?: { section: string; field: string }): string {
  const asked = [
    ...(cv_id ? [`cv=${cv_id}`] : []),
    ...(place ? [`seccion=${place.section}`, `campo=${encodeURIComponent(place.field)}`] : []),
  ]
  return asked.length > 0 ? `/app/cv?${asked.join('&')}` : '/app/cv'
}

/** The field of the editor where something was read: «experience.0.summary», «custom.1.items.0.text». */
export function fieldAddress(cv_path: string, cv_id?: string): string {
  const [section = '', place] = cv_path.split('.', 2)
  if (section === 'custom') return inCv(cv_id, { section: `custom.${place}`, field: cv_path })
  const is_known = section === 'basics' || section in sectionWords
  return inCv(cv_id, is_known ? { section, field: cv_path } : undefined)
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

/** Where what a line asks for is written; what is told in one's own words is told with the last job. */
const LINE_FIELDS: Partial<Record<LineType, string>> = {
  OCCUPATION: newEntryIn('experience'),
  ROLE_EXPERIENCE: newEntryIn('experience'),
  TOTAL_EXPERIENCE: newEntryIn('experience'),
  SKILL: 'skills',
  LANGUAGE: newEntryIn('languages'),
  EDUCATION: newEntryIn('education'),
  CERTIFICATION: newEntryIn('certifications'),
  VEHICLE: 'circumstances.vehicles',
}
const OWN_WORDS_FIELD = 'experience.0.summary'

interface WritingPlace {
  address: string
  section: string
}

/** Where in a CV somebody writes what a line misses, and how that section is called. */
export function writingPlace(type: LineType, cv_id: string): WritingPlace {
  const field = LINE_FIELDS[type] ?? OWN_WORDS_FIELD
  const section = field.split('.', 1)[0] ?? ''
  return { address: fieldAddress(field, cv_id), section: Reflect.get(sectionWords, section) ?? section }
}
