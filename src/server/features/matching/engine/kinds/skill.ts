import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { inYears } from '#shared/core/numbers.ts'
import type { RequirementValue } from '#shared/matching/matching.ts'
import { skillLevelWords } from '#shared/words/levels.ts'
import { type KnownSkill, type PreparedCandidate, SKILL_LEVEL_RANK } from '../candidate.ts'
import { notFound } from '../findings.ts'
import { termOf } from '../term.ts'
import type { Finding } from '../types.ts'
import { duration, lastSeen } from '../wording.ts'
import type { Judge } from './kind.ts'

type Value = RequirementValue<'SKILL'>

const NOT_SAID = 0.5

export function skill(value: Value): Judge {
  const { name } = value
  const required = termOf(value.skill_id, name)
  return {
    question: `¿Has trabajado con ${name}?`,
    answer_settles: false,
    judge: (candidate) => bestSkill(required, value, candidate),
    describe: (finding) => describe(value, finding),
    advise: (finding) => advise(value, finding),
  }
}

function bestSkill(required: string, value: Value, candidate: PreparedCandidate): Finding {
  const { skillRelation } = taxonomy()
  let best = candidate.skills.get(required)
  let best_value = best ? reachedWith(1, value, best) : 0
  let related = false
  if (best_value === 1 && best) return found(best, 1, false)
  for (const [term, known] of candidate.skills) {
    const relation = skillRelation(required, term)
    if (relation <= best_value) continue
    const reached = reachedWith(relation, value, known)
    if (reached <= best_value) continue
    best = known
    best_value = reached
    related = relation < 1
  }
  return best ? found(best, best_value, related) : notFound(candidate)
}

function found({ name, months, last_year, sources }: KnownSkill, value: number, related: boolean): Finding {
  return { value, found: name, related, months, last_year, sources }
}

function reachedWith(relation: number, value: Value, known: KnownSkill): number {
  return Math.min(relation, levelReached(value, known), yearsReached(value, known))
}

function levelReached({ min_level }: Value, { level }: KnownSkill): number {
  if (min_level === null) return 1
  return level !== null && SKILL_LEVEL_RANK[level] >= SKILL_LEVEL_RANK[min_level] ? 1 : NOT_SAID
}

function yearsReached({ min_years }: Value, { months }: KnownSkill): number {
  if (!min_years) return 1
  return months === null ? NOT_SAID : Math.min(1, Math.max(1, months) / (min_years * 12))
}

function describe(
  { name, min_years, min_level }: Value,
  { value, found, related, months, last_year }: Finding,
): string {
  if (!found) return `${name} no aparece en el CV.`
  const time = months
    ? ` (${duration(months)}${lastSeen(last_year)})`
    : last_year > 0
      ? ` (última vez: ${last_year})`
      : ''
  if (value === 1) return `${found} aparece en el CV${time}.`
  if (related) return `${name} no aparece tal cual; sí ${found}, que está relacionado${time}.`
  if (min_years && months === null)
    return `${found} aparece en el CV sin decir cuántos años; se piden ${inYears(min_years)}.`
  if (min_years && months !== null && months < min_years * 12) {
    return `${found} aparece en el CV con ${duration(months)}${lastSeen(last_year)}; se piden ${inYears(min_years)}.`
  }
  return min_level
    ? `${found} aparece en el CV${time}; se pide nivel ${skillLevelWords[min_level].toLowerCase()}.`
    : `${found} aparece en el CV${time}.`
}

function advise({ name, min_years, min_level }: Value, { found, related, months }: Finding): string {
  if (!found || related) return `Si has trabajado con ${name}, añade dónde lo usaste.`
  if (min_years && months === null) return `Indica cuántos años llevas con ${found}.`
  if (min_level && (!min_years || (months ?? 0) >= min_years * 12))
    return `Indica tu nivel de ${found} si es ${skillLevelWords[min_level].toLowerCase()} o más.`
  return `Añade dónde usaste ${name}, con fechas.`
}
