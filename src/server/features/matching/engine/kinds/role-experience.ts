import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { inYears } from '#shared/core/numbers.ts'
import type { RequirementValue } from '#shared/matching/matching.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { notFound } from '../findings.ts'
import { coveredMonths } from '../periods.ts'
import { termOf } from '../term.ts'
import type { Finding } from '../types.ts'
import { duration } from '../wording.ts'
import type { Judge } from './kind.ts'

type Value = RequirementValue<'ROLE_EXPERIENCE'>

const RELATED = 0.5

export function roleExperience(value: Value): Judge {
  const { name } = value
  const relation = relationTo(value)
  return {
    question: `¿Tienes experiencia como ${name}?`,
    answer_settles: false,
    judge: (candidate) => countMonths(relation, value, candidate),
    describe: (finding) => describe(value, finding),
    advise: ({ found }) =>
      found
        ? `Si te falta algún trabajo como ${name}, añádelo con sus fechas.`
        : `Si has trabajado como ${name}, añade dónde y cuándo.`,
  }
}

function relationTo(value: Value): (job: KnownJob) => number {
  const { role, roleRelation } = taxonomy()
  const required = termOf(value.role_id, value.name)
  return ({ fact }) => {
    if (fact.term === required) return 1
    if (value.role_family !== null && role(fact.term)?.family === value.role_family) return 1
    const own = roleRelation(required, fact.term)
    if (own > 0 || fact.near_role_id === null) return own
    const near = fact.near_role_id
    const in_family = value.role_family !== null && role(near)?.family === value.role_family
    return in_family || roleRelation(required, near) > 0 ? RELATED : 0
  }
}

/** Months in the role count in full, those in a related role count half and never make up more than half. */
function countMonths(relation: (job: KnownJob) => number, { min_years }: Value, candidate: PreparedCandidate): Finding {
  const { jobs } = candidate
  const relations = jobs.map(relation)
  const last = jobs.findLast((_, i) => relations[i] === 1) ?? jobs.findLast((_, i) => relations[i] === RELATED)
  if (!last) return notFound(candidate)
  const exact = coveredMonths(jobs, (i) => relations[i] === 1)
  const all = coveredMonths(jobs, (i) => (relations[i] ?? 0) > 0)
  const needed = Math.max(1, min_years * 12)
  const value = Math.min(1, exact / needed + Math.min(RELATED, (RELATED * (all - exact)) / needed))
  const shown = exact > 0 ? 1 : RELATED
  const counted = jobs.filter((_, i) => relations[i] === shown).toReversed()
  return {
    value,
    found: last.fact.position,
    related: exact === 0,
    months: exact > 0 ? exact : all,
    last_year: Math.max(...counted.map((job) => job.last_year)),
    sources: counted.map((job) => job.fact.source),
  }
}

function describe({ name, min_years }: Value, { value, found, months, last_year }: Finding): string {
  if (!found || months === null) return `No aparece experiencia como ${name} en el CV.`
  const shown = `El CV muestra ${duration(months)} como «${found}» (última vez: ${last_year})`
  if (value === 1) return `${shown}.`
  const asked = min_years > 0 ? ` se piden ${inYears(min_years)} como ${name}.` : ` se pide experiencia como ${name}.`
  return `${shown};${asked}`
}
