import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import type { AdText } from '../../text/ad-text.ts'

const HIGH = '(?:(?:de )?(?:nivel )?superior|universitari[oa])(?:\\/[oa]|\\([oa]\\))?'
/** «Técnico/a Universitario o Superior en», «técnica superior en»: more than what is learnt at school, whichever of them it is called. */
const HIGHER = new RegExp(
  `(?<![a-z])tecnic[oa](?:\\/[oa]|\\([oa]\\))? ${HIGH}(?:(?: [ou] |, ?| ?\\/ ?)(?:tecnic[oa](?:\\/[oa]|\\([oa]\\))? )?${HIGH})? en(?= [a-z]{4})`,
  'g',
)

/** Technicians by the level that the ad gives them; a reader of single words takes them for those of a school. */
export function withHigherTechnicians(facts: readonly EducationFact[], { text, flat }: AdText): EducationFact[] {
  const higher = [...flat.matchAll(HIGHER)]
    .map(({ index, 0: said }) => ({ ...spanOf(text, index, index + said.length), level: 'FP_SUPERIOR' as const }))
    .filter((one) => !facts.some((fact) => fact.level === one.level && isTouching(fact, one)))
  return [...facts.filter((fact) => !higher.some((one) => isTouching(fact, one))), ...higher].sort(
    (a, b) => a.start - b.start,
  )
}

const isTouching = (one: EducationFact, other: EducationFact): boolean => one.start < other.end && other.start < one.end
