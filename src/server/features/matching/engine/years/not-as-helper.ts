import { type KnownJob, type KnownSkill, monthsOf, type PreparedCandidate } from '../candidate.ts'
import { positionWords } from '../kinds/position-words.ts'
import type { Period } from '../periods.ts'
import type { Source } from '../types.ts'

const OF_A_JOB = /^experience\.\d+\./

/** Where the jobs that were not as somebody's helper make up the years that are asked for, those of a helper are not summed, nor quoted. */
export function notAsHelper(
  known: KnownSkill,
  min_years: number | null,
  { jobs }: Pick<PreparedCandidate, 'jobs'>,
): KnownSkill {
  const helped = jobs.filter(isHelp)
  if (!min_years || helped.length === 0 || known.months !== monthsOf(known.periods)) return known
  const others = jobs.filter((job) => !isHelp(job))
  const periods = known.periods.filter((period) => others.some((job) => isWithin(period, job)))
  const months = monthsOf(periods)
  if (months < min_years * MONTHS_A_YEAR) return known
  const kept = known.sources.flatMap((source, at) => (helped.some((job) => isOf(source, job)) ? [] : [at]))
  if (kept.length === known.sources.length) return known
  const names = kept.flatMap((at) => known.names[at] ?? [])
  return {
    ...known,
    periods,
    months,
    names,
    sources: kept.flatMap((at) => known.sources[at] ?? []),
    name: names.includes(known.name) ? known.name : (names[0] ?? known.name),
    in_jobs: known.in_jobs > 0 ? periods.length : 0,
    last_year: known.last_year > 0 ? Math.floor((Math.max(...periods.map(({ to }) => to)) - 1) / MONTHS_A_YEAR) : 0,
  }
}

const MONTHS_A_YEAR = 12

const isHelp = ({ fact }: KnownJob): boolean => fact.placement === true || positionWords(fact).rank.is_help

const isWithin = (inner: Period, { from, to }: Period): boolean => inner.from >= from && inner.to <= to

function isOf({ cv_path }: Source, { fact }: KnownJob): boolean {
  const path = OF_A_JOB.exec(fact.source.cv_path)?.[0]
  return cv_path === fact.source.cv_path || (path !== undefined && cv_path.startsWith(path))
}
