import { EVIDENCE_VALUE, NEAR_YEARS } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import type { Judge } from '../kinds/kind.ts'
import type { Finding, Lines, Source } from '../types.ts'
import { areAsked, atStart } from '../wording.ts'

const OF_A_JOB = /^experience\.\d+\./

interface Asked {
  /** For how long; 0 where any experience will do, null where none is asked for. */
  min_years: number | null
  /** Named in its own words, which the lines of a CV answer. */
  own_words?: string
}

/** «Rotación por urgencias y maternidad» of a student shows urgent care, and is no year of it: where experience is asked for it counts in part. */
export function placementsInPart(judge: Judge, asked: Asked): Judge {
  return {
    ...judge,
    judge(candidate) {
      const found = judge.judge(candidate)
      const placed = placementsOf(candidate)
      if (placed.length === 0 || !isOnlyPlaced(found, placed, asked)) return found
      if (asked.min_years === null) return withoutTime(found)
      const at_work = asked.own_words === undefined ? null : judge.judge(withoutThem(candidate, placed))
      if (at_work && (at_work.value ?? 0) >= Math.min(found.value ?? 0, EVIDENCE_VALUE.substitute)) return at_work
      return { ...found, value: inPart(found.value ?? 0, asked.min_years), placement: true }
    },
    describe: (finding) => (finding.placement ? learning(asked, finding) : judge.describe(finding)),
  }
}

const inPart = (value: number, min_years: number): number =>
  min_years > 0 ? value * NEAR_YEARS : Math.min(value, EVIDENCE_VALUE.substitute)

/** Of a student's hours nobody knows how many were of it. */
const withoutTime = ({ in_jobs: _, ...found }: Finding): Finding => ({ ...found, months: null, last_year: 0 })

function learning({ min_years, own_words }: Asked, { found }: Finding): string {
  const said = own_words === undefined ? `${atStart(found)} aparece` : `Piden «${own_words}». Aparece`
  return `${said} en el CV en unas prácticas, que cuentan en parte; ${min_years ? `${areAsked(min_years)} de experiencia` : 'se pide experiencia'}.`
}

/** Where in a CV each placement is told of. */
const placementsOf = ({ jobs }: PreparedCandidate): string[] =>
  jobs.flatMap(({ fact }) => (fact.placement ? (OF_A_JOB.exec(fact.source.cv_path)?.[0] ?? []) : []))

const isWithin = ({ cv_path }: Source, placed: readonly string[]): boolean =>
  placed.some((path) => cv_path.startsWith(path))

/** Nothing but placements show it at work; a list of skills says no time. */
function isOnlyPlaced(
  { value, sources, basis, in_jobs = 0 }: Finding,
  placed: readonly string[],
  { min_years }: Asked,
): boolean {
  const at_work = sources.filter(({ cv_path }) => OF_A_JOB.test(cv_path))
  if (!value || basis === 'USUAL' || at_work.length === 0 || !at_work.every((one) => isWithin(one, placed)))
    return false
  return at_work.length === sources.length || (Boolean(min_years) && in_jobs > 0)
}

/** The same person without what placements tell. */
function withoutThem(candidate: PreparedCandidate, placed: readonly string[]): PreparedCandidate {
  const { facts, vectors } = candidate.lines
  const size = facts.length === 0 ? 0 : vectors.length / facts.length
  const kept = facts.flatMap(({ source }, at) => (isWithin(source, placed) ? [] : [at]))
  const lines: Lines = {
    facts: kept.flatMap((at) => facts[at] ?? []),
    vectors: Int8Array.from(kept.flatMap((at) => [...vectors.subarray(at * size, (at + 1) * size)])),
  }
  const skills = [...candidate.skills].filter(([, { sources }]) => !sources.every((one) => isWithin(one, placed)))
  return { ...candidate, lines, skills: new Map(skills) }
}
