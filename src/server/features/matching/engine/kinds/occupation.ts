import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { WORK_RULE } from '#shared/matching/rule.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { type Outlined, shareOfNearness } from '../nearness.ts'
import { coveredMonths } from '../periods.ts'
import { usualOf } from '../trades.ts'
import type { Finding } from '../types.ts'
import { countOf } from '../vectors.ts'
import { arePlacements, areSeveral, countsByTasks, otherName, timeAs } from '../wording.ts'
import type { AskedWork } from '../work/asked-work.ts'
import { deniedWork } from './denied.ts'
import type { Judge } from './kind.ts'
import { byTaxonomy, nearAfter, nearTo, relationsTo } from './role-relation.ts'

/** How near the whole CV is to the whole vacancy. */
export type NearnessOf = (candidate: Outlined) => number

const { by_name: BY_NAME, only_said: ONLY_SAID, full_after_months: FULL_AFTER_MONTHS } = WORK_RULE
const FIRST_MONTHS = 0.7
/** Below, it is other work of which some is the same. */
const ONLY_TASKS = 0.2
/** Where no position is near and nothing of the trade is told, two texts that have less in common are of other work. */
const LEAST_BY_TEXTS = 0.3

/** Half of it is what positions are called, half is what the CV says that was done there. */
export function occupation(work: AskedWork, nearnessOf: NearnessOf): Judge {
  return {
    question: `¿Has trabajado en algo como «${work.name}»?`,
    answer_settles: false,
    judge: (candidate) => whatTheyDid(work, shareOfNearness(nearnessOf(candidate)), candidate),
    describe: (finding) => describe(work, finding),
    doneIn: () => 'experience',
    advise: ({ value }) =>
      value === 1 ? null : `Si has trabajado en algo como «${work.name}», añade dónde, cuándo y qué hacías.`,
  }
}

function whatTheyDid(work: AskedWork, near: number, candidate: PreparedCandidate): Finding {
  const named = byPosition(work, near, candidate)
  const denied = named.months === null ? deniedWork(work.asked.words, candidate) : UNKNOWN
  if (denied.value === 0) return { ...denied, found: named.found }
  if (named.other_work && near < LEAST_BY_TEXTS && !showsSomeOf(work, candidate)) return named
  const value = BY_NAME * (named.value ?? 0) + (1 - BY_NAME) * near
  if (value === 0 && named.value === null) return UNKNOWN
  // Who did it for three months did it: how long is asked for by the years.
  const is_met = named.months !== null && !named.related
  return { ...named, value: is_met ? 1 : value, related: !is_met, ...(!is_met && { basis: 'NEAR' }) }
}

/** What the trade usually brings along, beside qualities and the tools of any office. */
const showsSomeOf = ({ role_id }: AskedWork, { skills }: PreparedCandidate): boolean =>
  role_id !== null && usualOf(role_id).some((id) => skills.has(id) && isOfTrade(id))

const isOfTrade = (skill_id: string): boolean => {
  const kind = taxonomy().skill(skill_id)?.kind ?? 'SOFT'
  return kind !== 'SOFT' && kind !== 'TOOL'
}

/** The best of the positions, with its months; else what the person calls themselves; else the work that they did. */
function byPosition(work: AskedWork, near: number, candidate: PreparedCandidate): Finding {
  const { jobs } = candidate
  const relations = relationsTo(work, candidate, near)
  const best = Math.max(0, ...relations)
  const said = onlySaid(work, candidate)
  const no = work.deniedPart(candidate)
  const counts = (i: number) => isAsNear(jobs, relations, i, best)
  const months = coveredMonths(jobs, counts)
  const value = best * Math.min(1, FIRST_MONTHS + ((1 - FIRST_MONTHS) * months) / FULL_AFTER_MONTHS)
  if (said && best < 1 && (said.value ?? 0) > value) return said
  if (best === 0) return jobs.length > 0 ? otherWork(candidate) : UNKNOWN
  const counted = jobs.filter((_, i) => counts(i)).toReversed()
  return {
    value,
    found: counted[0]?.fact.position ?? '',
    related: best < 1,
    months,
    several: areSeveral(counted),
    ...(counted[0]?.fact.told && { told: true, ...otherName(counted, counted[0].fact.position) }),
    ...arePlacements(counted),
    ...(best < 1 && { by_tasks: countsByTasks(jobs, counted) }),
    last_year: Math.max(...counted.map(({ last_year }) => last_year)),
    ...nearAfter(jobs, relations),
    ...(best < 1 && no.denied && { part_denied: true }),
    sources: [...(no.denied ? no.sources : []), ...counted.map(({ fact }) => fact.source)],
  }
}

/** Two years as «Letrada» do not stand behind one as «Abogada junior» where neither is quite the work. */
const ABOUT_AS_NEAR = 0.1

function isAsNear(jobs: readonly KnownJob[], relations: readonly number[], at: number, best: number): boolean {
  const relation = relations[at] ?? 0
  if (best === 1 || relation >= best) return relation >= best
  const term = jobs[at]?.fact.term ?? ''
  const is_of_role = jobs.some(({ fact }, i) => relations[i] === best && fact.term === term)
  return relation >= LEAST_NEAR && (is_of_role || relation >= best - ABOUT_AS_NEAR)
}
const LEAST_NEAR = 0.4

/** What the person calls themselves stands after the last position. */
function onlySaid({ role_id, asked }: AskedWork, { headline, title_vectors }: PreparedCandidate): Finding | null {
  if (!headline) return null
  const is_same = role_id !== null && headline.role_id === role_id
  const near = Math.max(byTaxonomy(role_id, headline.role_id), nearTo(asked, title_vectors, countOf(title_vectors) - 1))
  const value = ONLY_SAID * (is_same ? 1 : near)
  return value === 0 ? null : { ...UNKNOWN, value, found: headline.text, related: true, sources: [headline.source] }
}

const otherWork = ({ job_sources, jobs }: PreparedCandidate): Finding => ({
  ...UNKNOWN,
  value: 0,
  found: jobs.at(-1)?.fact.position ?? '',
  sources: job_sources.slice(0, 2),
  other_work: true,
})

function describe({ name }: AskedWork, finding: Finding): string {
  const { value, found, months } = finding
  if (finding.denied) return `El CV dice que no tiene experiencia como «${name}».`
  if (value === 0) return `El CV muestra otros trabajos, como «${found}»; ninguno es de «${name}».`
  if (months === null)
    return found
      ? `${finding.other_work ? 'El CV muestra otros trabajos, como' : 'El CV dice'} «${found}»; lo que cuenta se acerca en parte a «${name}».`
      : `Lo que cuenta el CV se acerca en parte a «${name}».`
  const shown = timeAs(finding, months)
  if (finding.part_denied) return `${shown}; el CV descarta una parte de «${name}».`
  if (value === 1) return `${shown}.`
  if (finding.placement) return `${shown}, que cuentan en parte para «${name}».`
  return `${shown}, un trabajo ${(value ?? 0) < ONLY_TASKS ? 'que comparte algunas tareas con' : 'cercano a'} «${name}».`
}
