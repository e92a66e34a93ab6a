import { flatten } from '#server/features/language/normalise/fold.ts'
import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import type { Asked } from '../../drafts/draft.ts'

const LONGEST_NAME = 120
const POSTGRADUATE = /^(?:estudios de |titulo de )?post?grados?(?![a-z])/

/** «Posgrado en ecografía»: a diploma or a speciality is one too, and not the master's degree alone. */
export function otherPostgraduates(found: readonly EducationFact[], fields: readonly string[]): Asked[] {
  if (!found.every(({ text }) => POSTGRADUATE.test(flatten(text)))) return []
  const named = new Intl.ListFormat('es', { type: 'disjunction' }).format(fields)
  return [
    { type: 'CERTIFICATION', value: { name: `Posgrado${named === '' ? '' : ` en ${named}`}`.slice(0, LONGEST_NAME) } },
  ]
}
