import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { isNegated, lastStartingBy } from '#server/features/language/normalise/span.ts'
import { type Skill, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText, Sentence } from './ad-text.ts'
import { type Draft, draft, sentenceAt } from './draft.ts'
import { hasCueNear } from './importance.ts'
import { levelBeside, yearsAfter } from './skill-details.ts'

const LONGEST_NAME = 50
const NEAR = 60

/** Skills that the ad asks for; in running text only those that can be nothing else. */
export function proposeSkills(
  ad: AdText,
  concepts: readonly ConceptSpan[],
  taken: (span: ConceptSpan) => boolean,
): Draft[] {
  const roles = concepts.filter(({ kind }) => kind === 'role')
  return concepts.flatMap((span) => {
    const skill = taxonomy().skill(span.id)
    const sentence = span.kind === 'skill' && !taken(span) ? sentenceAt(ad, span) : undefined
    if (!skill || !sentence || isInRole(skill, span, roles) || !isAsked(skill, span, sentence, ad)) return []
    return [draftSkill(skill, span, sentence, ad.flat, yearsAfter(ad.flat, span.end))]
  })
}

/** «diseñadora UX» already says UX; «programadora Java» still asks for the language. */
const isInRole = ({ family }: Skill, { start, end }: ConceptSpan, roles: readonly ConceptSpan[]): boolean =>
  family !== 'programming-languages' && end <= (roles[lastStartingBy(roles, start)]?.end ?? -1)

export function draftSkill(
  skill: Skill,
  span: ConceptSpan,
  sentence: Sentence,
  flat: string,
  min_years: number | null,
): Draft {
  const name = skill.name_es.length <= LONGEST_NAME ? skill.name_es : span.text.slice(0, LONGEST_NAME)
  const value = { skill_id: skill.id, name, min_level: levelBeside(flat, span.start, span.end), min_years }
  return draft(`SKILL ${skill.id}`, { type: 'SKILL', value }, span, sentence)
}

const KNOWING =
  /conocimient|experien|manejo|dominio|dominar|uso de|capacidad|habilidad|nivel|soltura|knowledge|skills|familiar|proficien|certifica/
/** A licence is never said in passing. */
const PAPERS = /licence|certificat/

function isAsked({ id, kind }: Skill, { start, end }: ConceptSpan, sentence: Sentence, { flat }: AdText): boolean {
  const cued = hasCueNear(sentence, start, end)
  if (isNegated(flat, start, end) && !cued) return false
  if (kind === 'TECHNICAL' || kind === 'TOOL' || PAPERS.test(id)) return true
  if (sentence.section === 'DUTIES') return false
  return sentence.section !== null || cued || KNOWING.test(flat.slice(Math.max(sentence.start, start - NEAR), start))
}
