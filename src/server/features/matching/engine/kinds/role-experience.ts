import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { RequirementValue } from '#shared/matching/matching.ts'
import { NEAR_YEARS } from '#shared/matching/rule.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { linesToShow } from '../near/lines-to-show.ts'
import { shareOfNearness } from '../nearness.ts'
import { coveredMonths } from '../periods.ts'
import { areOtherPlaces } from '../said/workplaces.ts'
import type { Finding, Source } from '../types.ts'
import { areAsked, arePlacements, areSeveral, countsByTasks, otherName, timeAs } from '../wording.ts'
import type { AskedWork } from '../work/asked-work.ts'
import { monthsThere, type Surroundings, surroundingsAsked } from '../years/surroundings.ts'
import { taskAsked, tellsOfTask } from '../years/task-asked.ts'
import { deniedWork } from './denied.ts'
import type { Judge } from './kind.ts'
import type { NearnessOf } from './occupation.ts'
import { nearAfter, relationsTo } from './role-relation.ts'

type Value = RequirementValue<'ROLE_EXPERIENCE'>

const NEAR = 0.4
/** Near work, as the line of the work itself calls it. */
const ALIKE = 0.4

export function roleExperience(value: Value, work: AskedWork, nearnessOf: NearnessOf): Judge {
  const { name, role_family } = value
  const where = surroundingsAsked(name, value.role_id)
  const task = taskAsked(name)
  const lets_in_alike = OR_ALIKE.test(flatten(name))
  const inFamily = (job: KnownJob) => role_family !== null && taxonomy().role(job.fact.term)?.family === role_family
  return {
    question: `¿Tienes experiencia como ${name}?`,
    answer_settles: false,
    judge(candidate) {
      const denied = deniedWork(work.asked.words, candidate)
      if (denied.value === 0) return denied
      const by_work = relationsTo(work, candidate, shareOfNearness(nearnessOf(candidate)))
      const relations = candidate.jobs.map((job, i) => {
        const by_name = by_work[i] ?? 0
        if (inFamily(job)) return 1
        if (task && !areOtherPlaces(work.places, job.fact.places) && tellsOfTask(task, job, candidate)) return 1
        return lets_in_alike && by_name >= ALIKE && !job.seldom && !job.fact.placement ? 1 : by_name
      })
      return where
        ? countThere(where, relations, by_work, value, candidate)
        : countMonths(relations, by_work, value, candidate.jobs)
    },
    describe: (finding) => describe(value, lets_in_alike ? { ...finding, alike: true } : finding, where),
    // What somebody learnt, or says that others do, is no experience of theirs.
    nearest: ({ lines, denied }) => {
      const by_others = [...denied.values()].flatMap(({ sources }) => sources)
      return linesToShow(
        work.asked,
        lines,
        ({ source }) => source.cv_path.startsWith('experience.') && !by_others.some((one) => isWithin(one, source)),
      )
    },
    doneIn: () => 'experience',
    advise: ({ found }) =>
      found
        ? `Si te falta algún trabajo como ${name}, añádelo con sus fechas.`
        : `Si has trabajado como ${name}, añade dónde y cuándo.`,
  }
}

/** «Cajera o puesto similar»: near work is what is asked for, too. */
const OR_ALIKE =
  /(?<![a-z])[ou] (?:en )?(?:un |una |otros? )?(?:puestos?|cargos?|posicion(?:es)?|rol(?:es)?|funcion(?:es)?|trabajos?) (?:similar|parecid|equivalent|afin|analog)[a-z]*/

const isWithin = (inner: Source, { cv_path, start, end }: Source): boolean =>
  inner.cv_path === cv_path && inner.start >= start && inner.end <= end

/**
 * «1 año en unidad minera»: of jobs that speak of it what they say was there. Where none does, the years count in part, as
 * nobody knows where they were.
 */
function countThere(
  where: Surroundings,
  relations: readonly number[],
  by_work: readonly number[],
  value: Value,
  candidate: PreparedCandidate,
): Finding {
  const there = candidate.jobs.map((job) => monthsThere(where, job, candidate))
  const are_there = relations.map((one, i) => (there[i] === null ? 0 : one))
  if (are_there.some((one) => one === 1)) {
    const jobs = candidate.jobs.map((job, i) => ({ ...job, to: job.from + (there[i] ?? 0) }))
    return countMonths(are_there, by_work, value, jobs)
  }
  const all = countMonths(relations, by_work, value, candidate.jobs)
  if (all.value === null || all.related) return all
  const said = candidate.jobs.flatMap(({ fact }, i) => (there[i] === null ? [] : [fact.source]))
  return { ...all, value: Math.min(all.value, NEAR_YEARS), vague: true, sources: [...all.sources, ...said] }
}

/** Months in the role count in full; those in near work count half, and make up no more than half of what is missing. */
function countMonths(
  relations: readonly number[],
  by_work: readonly number[],
  { min_years }: Value,
  jobs: readonly KnownJob[],
): Finding {
  const least = leastNear(by_work, relations)
  const isNear = (i: number) => relations[i] === 1 || ((relations[i] ?? 0) >= NEAR && (by_work[i] ?? 0) >= least)
  const last = jobs.findLast((_, i) => relations[i] === 1) ?? jobs.findLast((_, i) => isNear(i))
  // Jobs of another name do not say that somebody never did this work; fewer months of the same work do.
  if (!last) return UNKNOWN
  const exact = coveredMonths(jobs, (i) => relations[i] === 1)
  const all = coveredMonths(jobs, isNear)
  const needed = Math.max(1, min_years * 12)
  const same = Math.min(1, exact / needed)
  const value = same + NEAR_YEARS * Math.min(1, (all - exact) / needed) * (1 - same)
  const counted = jobs.filter((_, i) => (exact > 0 ? relations[i] === 1 : isNear(i))).toReversed()
  return {
    value,
    found: last.fact.position,
    related: exact === 0,
    months: exact > 0 ? exact : all,
    several: areSeveral(counted),
    ...(counted[0]?.fact.told && { told: true, ...otherName(counted, last.fact.position) }),
    ...arePlacements(counted),
    ...(exact === 0 && { by_tasks: countsByTasks(jobs, counted) }),
    last_year: Math.max(...counted.map((job) => job.last_year)),
    // What both texts have in common says nothing of one job alone.
    ...nearAfter(
      jobs,
      relations.map((one, i) => (one === 1 ? 1 : (by_work[i] ?? 0))),
    ),
    sources: counted.map((job) => job.fact.source),
  }
}

/** A «regador» does not stand behind an «encargado de módulo»: where one job is near by its name, others count that are about as near. */
const ABOUT_AS_NEAR = 0.08

function leastNear(by_work: readonly number[], relations: readonly number[]): number {
  const best = Math.max(0, ...by_work.filter((_, i) => relations[i] !== 1))
  return best >= NEAR ? best - ABOUT_AS_NEAR : 0
}

function describe({ name, min_years }: Value, finding: Finding, where: Surroundings | null): string {
  const { value, found, months, related } = finding
  if (finding.denied) return `Piden experiencia como ${name}, y el CV dice que no la tiene.`
  if (!found || months === null) return `No aparece experiencia como ${name} en el CV.`
  const shown = timeAs(finding, months)
  if (value === 1) return finding.alike ? `${shown}; el anuncio admite puestos similares.` : `${shown}.`
  if (finding.vague && where) return `${shown}, sin decir que fuera en ${where.text}: por eso cuenta en parte.`
  const asked = min_years > 0 ? ` ${areAsked(min_years)} como ${name}.` : ` se pide experiencia como ${name}.`
  return `${shown}${finding.placement ? ', que cuentan en parte' : related ? ', un trabajo cercano, que cuenta en parte' : ''};${asked}`
}
