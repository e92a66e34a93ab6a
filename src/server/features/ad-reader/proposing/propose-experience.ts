import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { ExperienceFact } from '#server/features/language/normalise/read-experience.ts'
import type { Span } from '#server/features/language/normalise/span.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText, Sentence } from './ad-text.ts'
import { type Draft, draft, sentenceAt } from './draft.ts'
import { targetOf } from './experience-target.ts'
import { draftSkill } from './propose-skills.ts'

/** Years of experience: of a skill, in a role, or in all. */
export function proposeExperience(
  ad: AdText,
  facts: readonly ExperienceFact[],
  concepts: readonly ConceptSpan[],
): Draft[] {
  return facts.flatMap((fact) => {
    const sentence = sentenceAt(ad, fact)
    return sentence && fact.min_years > 0 ? read(ad, fact, sentence, concepts) : []
  })
}

function read(ad: AdText, fact: ExperienceFact, sentence: Sentence, concepts: readonly ConceptSpan[]): Draft[] {
  const target = targetOf(fact, sentence, ad.flat, concepts)
  if (target && 'concepts' in target) {
    return target.concepts.flatMap((span) => {
      const skill = taxonomy().skill(span.id)
      if (span.kind === 'role') return inRole(span.id, fact, joined(ad, fact, span), sentence)
      return skill ? [draftSkill(skill, span, sentence, ad.flat, fact.min_years)] : []
    })
  }
  const role_id = target && ad.title ? normaliseTitle(ad.title).role_id : undefined
  if (role_id) return inRole(role_id, fact, fact, sentence)
  const value = { min_years: fact.min_years }
  return [draft('TOTAL_EXPERIENCE', { type: 'TOTAL_EXPERIENCE', value }, fact, sentence)]
}

/** From the years to the role, whichever comes first. */
function joined({ text }: AdText, fact: Span, role: Span): Span {
  const [start, end] = [Math.min(fact.start, role.start), Math.max(fact.end, role.end)]
  return { start, end, text: text.slice(start, end) }
}

function inRole(role_id: string, fact: ExperienceFact, span: Span, sentence: Sentence): Draft[] {
  const role = taxonomy().role(role_id)
  if (!role) return []
  const value = { role_id, role_family: null, name: role.name_es, min_years: fact.min_years }
  return [draft(`ROLE_EXPERIENCE ${role_id}`, { type: 'ROLE_EXPERIENCE', value }, span, sentence)]
}
