import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import type { AdText } from '../../text/ad-text.ts'

const DONE = '(?: (?:complet|terminad|concluid)[oa]s?)'
/** «primaria o secundaria», «primaria/secundaria completa», «primario completo» */
const PRIMARY = new RegExp(
  `(?<![a-z])(?<!(?:atencion|educacion|ensenanza|escuela|docentes?|clases|nivel|niveles)(?: de| en| a)? )primari[oa](?:${DONE}?(?:,? (?:o|u|y\\/o) | ?\\/ ?)secundari[oa]${DONE}?|${DONE})(?![a-z])`,
  'g',
)

/** With the first school, which an ad may name by one word: of «primaria o secundaria» it is enough. */
export function withPrimarySchool(facts: readonly EducationFact[], { text, flat }: AdText): EducationFact[] {
  const found = [...flat.matchAll(PRIMARY)].map(
    ({ index, 0: written }): EducationFact => ({ ...spanOf(text, index, index + written.length), level: 'PRIMARIA' }),
  )
  const others = facts.filter(({ start, end }) => !found.some((one) => one.start < end && start < one.end))
  return found.length === 0 ? [...facts] : [...others, ...found].sort((a, b) => a.start - b.start)
}
