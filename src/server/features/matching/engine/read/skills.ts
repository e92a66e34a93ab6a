import { listedSkillOf, skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import type { Notes } from '../notes.ts'
import { termOf } from '../term.ts'
import type { SkillFact, SkillMention } from '../types.ts'
import { isLapsed, isSaidToDeny, levelIn } from '../words/said-beside.ts'
import type { CvSections } from './cv-sections.ts'

/** «Manejo de Excel (tablas dinámicas)» is no name of a skill, and says which it is about. */
export function listedSkills(skill: CvSections['skills'][number], path: string, notes: Notes): SkillFact[] {
  const { skill_id, name, years, last_used } = skill
  const known = skill_id ?? skillIdOf(name)
  const said = { level: skill.level ?? levelIn(name.replace(PARTS, '')), lapsed: isLapsed(name), years, last_used }
  const named = known === null ? notes.mentions(path, name) : []
  notes.line(path, name)
  const denied = isSaidToDeny(name) && { denied: true }
  const whole = { term: termOf(known, name), name, ...said, ...denied, source: notes.whole(path, name) }
  const meant = known === null && named.length === 0 ? listedSkillOf(name) : null
  if (meant !== null) return [whole, { ...whole, term: meant }]
  return [whole, ...named.map(({ months, ...mention }) => ({ ...mention, ...said, years: years ?? inYears(months) }))]
}

/** «Excel (tablas dinámicas, macros básicas)»: what a bracket lists is said of each of them. */
const PARTS = /\([^()]*\p{L}{3} ?,[^()]*\)/u

/** Skills in everything that is no job. */
export function mentionedSkills(cv: CvSections, notes: Notes): SkillFact[] {
  const mentions = [
    ...notes.mentions('summary', cv.summary),
    ...cv.education.flatMap(({ degree, field, notes: more }, i) => [
      ...notes.mentions(`education.${i}.degree`, degree),
      ...notes.mentions(`education.${i}.field`, field),
      ...notes.mentions(`education.${i}.notes`, more),
    ]),
    ...cv.certifications.flatMap(({ name }, i) => notes.learnt(`certifications.${i}.name`, name)),
    ...cv.projects.flatMap(({ name, description }, i) => [
      ...notes.mentions(`projects.${i}.name`, name),
      ...notes.mentions(`projects.${i}.description`, description),
    ]),
    ...cv.mentions.flatMap(({ cv_path, text, is_paper }) =>
      is_paper ? notes.learnt(cv_path, text) : notes.mentions(cv_path, text),
    ),
  ]
  return mentions.map(mentionedSkill)
}

const mentionedSkill = ({ since: _, last_year: __, months, ...mention }: SkillMention): SkillFact => ({
  ...mention,
  years: inYears(months),
  last_used: null,
})

const inYears = (months: number | undefined): number | null => (months === undefined ? null : months / 12)
