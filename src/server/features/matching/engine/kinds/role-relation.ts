import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { angle } from '../near/products.ts'
import type { AskedText } from '../nearest-line.ts'
import { areOtherPlaces } from '../said/workplaces.ts'
import { usualOf } from '../trades.ts'
import type { ExperienceFact, Finding } from '../types.ts'
import { countOf } from '../vectors.ts'
import { contentWords } from '../words/content-words.ts'
import type { AskedWork } from '../work/asked-work.ts'
import { isHollow } from '../work/name-words.ts'
import { likenessOf } from '../work/same-work.ts'
import { type SeenJob, seenJobs } from '../work/seen-jobs.ts'
import { isOnlyOfHomes } from '../years/homes-or-industry.ts'
import { tellsOfTask } from '../years/task-asked.ts'
import { positionWords } from './position-words.ts'

const STATED = 0.6
const SAME_FAMILY = 0.4
/** Other work, of which some is the same: who minds children at home and who teaches them. */
const SAME_TASKS = 0.25
const TASKS_OF_KIN = 2
/** By the encoder alone it is the work in part at most. */
const NEAR_FROM = 0.45
const MOST_BY_ENCODER = 0.8

/** What near work counts, and from how likely on it is surely other work. */
const NEAR_WORK = { least: 0.4, most: 0.8 }
const SURELY = 0.7
/** Of work that the taxonomy knows by one name: from here on it was the same as often as not. */
const AS_LIKELY = 0.35
/** The more all that the vacancy says and all that the CV says speak of the same things, the less is enough. */
const LEAST_LIKELY = 0.15
const [OTHER_TEXTS, SAME_TEXTS] = [0.3, 0.6]

/** The last question alone: to keep more would keep people alive. */
let last: { work: AskedWork; candidate: PreparedCandidate; near: number; relations: readonly number[] } | undefined

/**
 * Of each job of somebody: the line of the work and the line of its years ask the same, one after the other. `near`: the
 * share of the way from other work to the same work that both texts have come.
 */
export function relationsTo(work: AskedWork, candidate: PreparedCandidate, near: number): readonly number[] {
  if (last?.work !== work || last.candidate !== candidate || last.near !== near) {
    const seen = seenJobs(candidate)
    const relations = candidate.jobs.map((job, i) => relationTo(work, job, seen[i], candidate, near))
    last = { work, candidate, near, relations }
  }
  return last.relations
}

/** 1: the same work; one judgement for the work itself and for the years in it. Less: near to it, or other work of which some is the same. */
function relationTo(
  work: AskedWork,
  job: KnownJob,
  seen: SeenJob | undefined,
  candidate: PreparedCandidate,
  near: number,
): number {
  const by_name = seen ? relationByName(work, job, seen, candidate, near) : 0
  if (by_name <= NEAR_WORK.most) return by_name
  const is_less =
    areOtherPlaces(work.places, job.fact.places) ||
    job.seldom ||
    (job.fact.placement && !work.of_placement) ||
    isOnlyOfHomes(work.name, job.fact, candidate) ||
    isOtherCraft(work, job.fact) ||
    isOnlyCalledHelp(work, job.fact) ||
    work.deniedPart(candidate).denied
  return is_less ? NEAR_WORK.most : by_name
}

function relationByName(
  work: AskedWork,
  job: KnownJob,
  seen: SeenJob,
  candidate: PreparedCandidate,
  near_texts: number,
): number {
  const { fact } = job
  if (work.tasks.some((task) => tellsOfTask(task, job, candidate))) return 1
  if (isSameName(work, fact) || isShortName(work, fact) || isCalledSo(work, fact, candidate)) return 1
  const { same, near, other } = likenessOf(work, job, seen)
  const as_likely = AS_LIKELY - (AS_LIKELY - LEAST_LIKELY) * between(OTHER_TEXTS, SAME_TEXTS, near_texts)
  if (same >= (isOfRole(work, fact) ? as_likely : Math.max(near, other))) return leadsOthers(work, fact) ? STATED : 1
  if (near < other) return other >= SURELY ? 0 : SAME_TASKS
  return NEAR_WORK.least + ((NEAR_WORK.most - NEAR_WORK.least) * same) / (same + other)
}

/** Families in which each trade is learnt by itself: who turns metal does not weld it, who receives guests does not make beds. */
const CRAFTS =
  /^(?:construction-trades|metal-trades|automotive-trades|arts-and-crafts|textile|food-production|hotel|therapies|health-technicians|medicine|performing-arts|audiovisual|beauty|aviation-rail-and-sea)$/

/** Called by the name of another craft: of a hundred such jobs in the labelled ones twelve were the same work. */
function isOtherCraft({ name, role_id }: AskedWork, { term, position, also = [], told }: ExperienceFact): boolean {
  const [wanted, own] = [role_id === null ? undefined : taxonomy().role(role_id), taxonomy().role(term)]
  if (!wanted || !own || told || wanted.id === own.id || also.includes(wanted.id)) return false
  if (RUNS_MACHINES.test(flatten(name)) && !RUNS_MACHINES.test(flatten(position))) return true
  return wanted.family === own.family && CRAFTS.test(own.family) && !wanted.related_ids.includes(own.id)
}

/** Who drives up to an excavator does not work it. */
const RUNS_MACHINES =
  /^(?:operador|operari|maquinist)[a-z()/]* (?:de )?(?:maquin|excavador|retro|motonivel|cargador|grua)/

/** An «auxiliar contable» who tells nothing more has helped those who do it. */
const isOnlyCalledHelp = ({ rank: wanted }: AskedWork, fact: ExperienceFact): boolean =>
  positionWords(fact).rank.is_help && !wanted.is_help && fact.told_of === undefined

const isSameName = ({ asked: { words } }: AskedWork, fact: ExperienceFact): boolean =>
  words.length > 0 && areSame(words, positionWords(fact).telling)

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((word, i) => word === others[i])

/**
 * «Recepcionista» who tells of guests, where one «de hotel» is looked for: all that the position says is asked for, and no
 * other trade is told of more. The labelled jobs have more traps of this kind than life has.
 */
function isShortName({ asked: { words }, likely_role_id }: AskedWork, fact: ExperienceFact): boolean {
  const own = fact.told ? [] : positionWords(fact).telling
  if (own.length === 0 || own.every(isHollow) || !own.every((word) => words.includes(word))) return false
  const { told_of = {} } = fact
  return (told_of[likely_role_id ?? ''] ?? 0) >= Math.max(0, ...Object.values(told_of)) - AS_MUCH
}
const AS_MUCH = 0.75

const between = (from: number, to: number, value: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)))

/** Of one role and one rank. */
function isOfRole({ likely_role_id, rank: wanted }: AskedWork, fact: ExperienceFact): boolean {
  const own = positionWords(fact).rank
  if (own.is_help !== wanted.is_help || (wanted.leads && !own.leads)) return false
  return likely_role_id !== null && [fact.term, ...(fact.also ?? [])].includes(likely_role_id)
}

/** Of whoever did the work itself: the near work that came after it. */
export function nearAfter(jobs: readonly KnownJob[], relations: readonly number[]): Pick<Finding, 'later'> {
  const same = jobs.findLast((_, i) => relations[i] === 1)
  if (!same || same === jobs.at(-1)) return {}
  const near = jobs.findLast((job, i) => job.last_year > same.last_year && (relations[i] ?? 0) >= STATED)
  return near ? { later: near.fact.position } : {}
}

/**
 * «Administrativa», of somebody who calls herself «Administrativa contable», is the short name of that; and so is «Teacher
 * de 1º a 3º» of an «ESL teacher», where no other trade is known by that name.
 */
function isCalledSo({ role_id }: AskedWork, fact: ExperienceFact, { headline }: PreparedCandidate): boolean {
  if (!headline || role_id === null || headline.role_id !== role_id) return false
  // The position over again says no more than the position.
  if (flatten(headline.text) === flatten(fact.position)) return false
  const [head = '', ...others] = positionWords(fact).telling
  const own = contentWords(tradeIn(headline.text, head))
  // A role that the first word names alone is the general one.
  // An «auxiliar de contratación» is no short name of an «auxiliar de nómina».
  const is_general = (fact.term.startsWith('=') && !isHollow(head)) || roleIdOf(head) === fact.term
  return own.includes(head) && (is_general || others.every((word) => own.includes(word)))
}

/** Of «VIGILANTE – LIMPIEZA – CUIDADOR», the trade that a word is said of, if it is the one of the whole. */
function tradeIn(headline: string, word: string): string {
  const parts = headline.split(/\s[-–—]\s|[/|·,;]/)
  const part = parts.find((one) => contentWords(one).includes(word)) ?? headline
  return parts.length === 1 || roleIdOf(part) === roleIdOf(headline) ? part : ''
}

/** Who helped in a trade has not yet led in it, though both have one name in the taxonomy. */
function leadsOthers({ rank: wanted }: AskedWork, fact: ExperienceFact): boolean {
  const shown = positionWords(fact).rank
  if (!wanted.leads || wanted.helps || !shown.helps) return false
  return !shown.leads || shown.helps_before_leading
}

export function byTaxonomy(required: string | null, found: string | null): number {
  if (required === null || found === null) return 0
  if (required === found) return STATED
  const { role } = taxonomy()
  const [wanted, seen] = [role(required), role(found)]
  if (!wanted || !seen) return 0
  if (wanted.related_ids.includes(found)) return STATED
  if (wanted.family === seen.family) return SAME_FAMILY
  const tasks = sharedTasks(required, found)
  return tasks > TASKS_OF_KIN ? SAME_FAMILY : tasks === TASKS_OF_KIN ? SAME_TASKS : 0
}

const shared = new Map<string, Map<string, number>>()

/** Asked again and again of the same few roles. */
function sharedTasks(one: string, other: string): number {
  const counts = shared.get(one) ?? new Map<string, number>()
  shared.set(one, counts)
  const known = counts.get(other)
  if (known !== undefined) return known
  const own = usualOf(one)
  const tasks = usualOf(other).filter((id) => own.includes(id) && taxonomy().skill(id)?.kind !== 'SOFT').length
  counts.set(other, tasks)
  return tasks
}

export function nearTo({ vector }: AskedText, vectors: Int8Array, at: number): number {
  if (!vector || at < 0 || at >= countOf(vectors)) return 0
  const near = angle(vector, vectors, at)
  return near >= NEAR_FROM ? Math.min(MOST_BY_ENCODER, near) : 0
}
