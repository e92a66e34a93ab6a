import { flatten } from '#server/features/language/normalise/fold.ts'
import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import type { Asked } from '../draft.ts'

const POSTGRADUATE = /^(?:estudios de |titulo de )?post?grados?(?![a-z])/

/** «Posgrado en ecografía»: a diploma or a speciality is one too, and not the master's degree alone. */
export function otherPostgraduates(found: readonly EducationFact[], fields: readonly string[]): Asked[] {
  if (!found.every(({ text }) => POSTGRADUATE.test(flatten(text)))) return []
  const names = fields.length > 0 ? fields.map((field) => `Posgrado en ${field}`) : ['Posgrado']
  return names.map((name) => ({ type: 'CERTIFICATION', value: { name } }))
}
