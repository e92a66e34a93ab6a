import { roleIdOf, rolesBeside } from '#server/features/language/normalise/concept-of.ts'
import { type ConceptSpan, findConcepts, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { isOtherCraft } from '../near/other-craft.ts'
import { angle } from '../near/products.ts'
import type { AskedText } from '../nearest-line.ts'
import { tellsOf } from '../read/unnamed-jobs.ts'
import { asksForPlacement } from '../said/placements.ts'
import { areOtherPlaces, type Workplace, withoutShops, workplacesAsked } from '../said/workplaces.ts'
import { tradeSkills, usualOf } from '../trades.ts'
import type { ExperienceFact, Finding } from '../types.ts'
import { countOf } from '../vectors.ts'
import { contentWords } from '../words/content-words.ts'
import { isOnlyOfHomes } from '../years/homes-or-industry.ts'
import { type Task, tellsOfTask } from '../years/task-asked.ts'
import { deniedPart } from './denied.ts'
import { positionWords, type Rank, rankOf } from './position-words.ts'
import { isHollow, isToldAs, type KindOfWork, kindOfWork, shows } from './told-work.ts'

/** Work that is asked for: its name, and the role that the taxonomy finds in it. */
export interface AskedWork {
  name: string
  rank: Rank
  role_id: string | null
  /** Of «niñera / cuidadora», the other one. */
  also: readonly string[]
  asked: AskedText
  kind: KindOfWork
  /** Skills that the title adds to the name of the role: «Comercial (B2B)»; of «TIG / MIG» either will do. */
  special: readonly (readonly string[])[]
  /** A placement is what is offered. */
  of_placement: boolean
  /** What the vacancy asks for years in doing: who tells of that did this work, whatever it was called. */
  tasks: readonly Task[]
  /** What of its name the CV says was never done: «de piscina y playa», of who has not worked on a beach. */
  deniedPart: (candidate: PreparedCandidate) => Finding
  /** Where it is to be done: at some schools and not at others, in hospitals and not in homes. */
  places: readonly Workplace[]
}

export const askedWork = (
  name: string,
  role_id: string | null,
  asked: AskedText,
  tasks: readonly Task[] = [],
): AskedWork => ({
  ...{ name, rank: rankOf(flatten(name)), role_id, asked },
  also: rolesBeside(name),
  tasks,
  deniedPart: deniedPart(withoutHead(name)),
  of_placement: asksForPlacement(name),
  kind: kindOfWork(withoutShops(name)),
  special: addedSkills(withoutShops(name)),
  places: workplacesAsked(name, (role_id && taxonomy().role(role_id)?.family) || ''),
})

/** Who denies the trade itself is answered by that; here, what its title adds. */
const withoutHead = (name: string): string => name.replace(/^\S+\s*/u, '').replace(/ [ouy] |, | y\/o /gu, ' ')

function addedSkills(name: string): string[][] {
  const roles = findTitleRoles(name)
  const named = findConcepts(name).filter(({ kind }) => kind === 'skill')
  const groups: ConceptSpan[][] = []
  for (const span of named) {
    const before = groups.at(-1)
    if (before && INSTEAD.test(name.slice(before.at(-1)?.end, span.start))) before.push(span)
    else groups.push([span])
  }
  const isOfRole = ({ start, end }: ConceptSpan) => roles.some((one) => one.start < end && start < one.end)
  return groups.filter((spans) => !spans.every(isOfRole)).map((spans) => spans.map(({ id }) => id))
}
const INSTEAD = /^\s*(?:\/|[ou]|y\/o)\s*$/iu

const STATED = 0.6
const SAME_FAMILY = 0.4
/** Other work, of which some is the same: who minds children at home and who teaches them. */
const SAME_TASKS = 0.25
const TASKS_OF_KIN = 2
/** By the encoder alone it is the work in part at most. */
const NEAR_FROM = 0.45
const MOST_BY_ENCODER = 0.8

/** From here on two texts speak of the same things, whatever a title adds to its role. */
const SAME_TEXTS = 0.6
const OTHER_KIND = 0.8

/** The last question alone: to keep more would keep people alive. */
let last: { work: AskedWork; candidate: PreparedCandidate; near: number; relations: readonly number[] } | undefined

/** Of each job of somebody: the line of the work and the line of its years ask the same, one after the other. */
export function relationsTo(work: AskedWork, candidate: PreparedCandidate, near: number): readonly number[] {
  if (last?.work !== work || last.candidate !== candidate || last.near !== near)
    last = { work, candidate, near, relations: candidate.jobs.map((job) => relationTo(work, job, candidate, near)) }
  return last.relations
}

/**
 * 1: the same work; one judgement for the work itself and for the years in it. Less: related by the taxonomy, or near in
 * meaning. `near`: the share of the way from other work to the same work that both texts have come.
 */
function relationTo(work: AskedWork, job: KnownJob, candidate: PreparedCandidate, near: number): number {
  const by_name = relationByName(work, job, candidate, near)
  const is_less =
    areOtherPlaces(work.places, job.fact.places) ||
    job.seldom ||
    (job.fact.placement && !work.of_placement) ||
    isOnlyOfHomes(work.name, job.fact, candidate) ||
    work.deniedPart(candidate).denied
  return is_less ? Math.min(by_name, OTHER_KIND) : by_name
}

function relationByName(work: AskedWork, job: KnownJob, candidate: PreparedCandidate, near: number): number {
  const { role_id, asked } = work
  const { fact, index } = job
  if (work.tasks.some((task) => tellsOfTask(task, job, candidate))) return 1
  if (role_id !== null && (isOf(role_id, fact) || work.also.includes(fact.term))) {
    if (leadsOthers(work, fact)) return STATED
    const told = whereTold(work, fact, candidate)
    if (isSameName(work, fact) || told === 'HERE') return 1
    return near >= SAME_TEXTS && told === 'NOWHERE' ? 1 : OTHER_KIND
  }
  // «Auxiliar contable» has all the words of «contable», and the taxonomy knows that it is other work.
  const are_known = role_id !== null && !fact.term.startsWith('=')
  if (!are_known && hasAllWords(asked, fact)) return 1
  if (isInTitle(work, fact) || isCalledSo(work, fact, candidate) || isToldAs(work, fact, candidate)) return 1
  if (doesItsTasks(work, fact) || isOfItsMatter(work, fact) || isPeerOf(work, fact) || ledIt(work, fact)) return 1
  if (fact.told && fact.term.startsWith('=') && role_id !== null && tellsOf(role_id, fact.skills)) return OTHER_KIND
  if (role_id !== null && fact.perhaps?.includes(role_id)) return OTHER_KIND
  if (isOtherCraft(role_id, fact)) return SAME_TASKS
  return Math.max(
    byTaxonomy(role_id, fact.term),
    byTaxonomy(role_id, fact.near_role_id),
    nearTo(asked, candidate.title_vectors, index),
  )
}

const isOf = (role_id: string, { term, also = [], narrower }: ExperienceFact): boolean =>
  [term, ...also, narrower].includes(role_id)

/** Of whoever did the work itself: the near work that came after it. */
export function nearAfter(jobs: readonly KnownJob[], relations: readonly number[]): Pick<Finding, 'later'> {
  const same = jobs.findLast((_, i) => relations[i] === 1)
  if (!same || same === jobs.at(-1)) return {}
  const near = jobs.findLast((job, i) => job.last_year > same.last_year && (relations[i] ?? 0) >= SAME_FAMILY)
  return near ? { later: near.fact.position } : {}
}

/** «Niñera» where a «Niñera / cuidadora» is looked for: nothing that is told makes other work of it. */
function isSameName({ asked, kind }: AskedWork, fact: ExperienceFact): boolean {
  const own = positionWords(fact).telling
  return kind.head !== null && own.includes(kind.head) && own.every((word) => asked.words.includes(word))
}

/**
 * Who sells is not yet somebody who sells «B2B»: what the title adds to the trade is told of that job, or of the person.
 * Where only another job tells of it, this one was of another kind, however near both texts are.
 */
function whereTold({ special }: AskedWork, fact: ExperienceFact, { skills }: PreparedCandidate) {
  const told = special.map((ids) => {
    const same = [...skills].filter(([term]) => ids.some((id) => taxonomy().skillRelation(id, term) === 1))
    return same.flatMap(([, { sources }]) => sources.map(({ cv_path }) => isOfJob(cv_path, fact)))
  })
  // «Soldador (TIG y MIG)»: one of them in each of two jobs is both, and each of the jobs is of this kind.
  const is_here = told.length === 0 || told.some((places) => places.includes(true))
  if (is_here && told.every((places) => places.length > 0)) return 'HERE'
  return told.some((places) => places.length > 0 && !places.includes(true)) ? 'ELSEWHERE' : 'NOWHERE'
}

const OF_A_JOB = /^experience\.\d+\./

/** Said of this job, or of no job at all, as in a summary. */
const isOfJob = (cv_path: string, { source }: ExperienceFact): boolean =>
  OF_A_JOB.exec(cv_path)?.[0] === OF_A_JOB.exec(source.cv_path)?.[0] || !OF_A_JOB.test(cv_path)

/** «Técnica de nóminas» where a «Técnica de RRHH – nóminas» is looked for. */
function isInTitle({ name, asked: { words } }: AskedWork, fact: ExperienceFact): boolean {
  if (!name.includes(' - ')) return false
  const own = positionWords(fact).telling
  return own.length > 1 && own.length < words.length && own.every((word) => words.includes(word))
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

/** So many of the usual tasks of a trade, in work that is kin to it, are that trade. */
const TASKS_OF_TRADE = 3

/** An «auxiliar de enfermería» who tells of washing, lifting and feeding the old does what a «gerocultora» does. */
function doesItsTasks(work: AskedWork, fact: ExperienceFact): boolean {
  const { role_id, kind } = work
  if (role_id === null || !taxonomy().role(role_id)?.related_ids.includes(fact.term)) return false
  if (!areOfOneRank(work, fact) || !kind.skills.every((id) => shows(fact, id))) return false
  const tasks = usualOf(role_id).filter((id) => taxonomy().skill(id)?.kind !== 'SOFT' && shows(fact, id))
  return tasks.length >= TASKS_OF_TRADE
}

/** Where a title says by its own words only who sells or advises, what it adds says which trade it is: «Ejecutivo de ventas - seguros». */
function isOfItsMatter(work: AskedWork, fact: ExperienceFact): boolean {
  const { role_id, kind, special } = work
  if (kind.head !== null || special.length === 0 || !areOfOneRank(work, fact)) return false
  // Who drives up to an excavator does not work it: a machine is a trade of its own.
  if (RUNS_MACHINES.test(flatten(work.name)) && !RUNS_MACHINES.test(flatten(fact.position))) return false
  return byTaxonomy(role_id, fact.term) > 0 && special.every((ids) => ids.some((id) => shows(fact, id)))
}

const RUNS_MACHINES = /^(?:operador|operari|maquinist)/

/** Of one rank and one meaning, where they sell, advise or answer. */
const PEERS = /^(?:asesor|ejecutiv|agent|representant|operador|gestor|promotor|teleoperador)$/

/** An «asesora telefónica» is an «ejecutiva de atención telefónica»: the same matter, and titles that say no more. */
function isPeerOf({ asked: { words } }: AskedWork, fact: ExperienceFact): boolean {
  if (!PEERS.test(words[0] ?? '')) return false
  const [own_head = '', ...own] = positionWords(fact).telling
  if (!PEERS.test(own_head) || own.length === 0) return false
  return own.every((word) => words.includes(word, 1))
}

/** A «responsable de contabilidad» is an accountant: the same trade, and more of it. */
function ledIt({ role_id, rank: wanted, kind }: AskedWork, fact: ExperienceFact): boolean {
  const shown = positionWords(fact).rank
  if (role_id === null || wanted.leads || !shown.leads || shown.helps) return false
  if (!kind.skills.every((id) => shows(fact, id))) return false
  const own = tradeSkills(fact.term)
  return byTaxonomy(role_id, fact.term) > 0 && tradeSkills(role_id).some((id) => own.includes(id))
}

function areOfOneRank({ rank: wanted }: AskedWork, fact: ExperienceFact): boolean {
  const shown = positionWords(fact).rank
  return !(wanted.leads && !shown.leads) && !(shown.is_help && !wanted.is_help)
}

/** Who helped in a trade has not yet led in it, though both have one name in the taxonomy. */
function leadsOthers({ rank: wanted }: AskedWork, fact: ExperienceFact): boolean {
  const shown = positionWords(fact).rank
  if (!wanted.leads || wanted.helps || !shown.helps) return false
  return !shown.leads || shown.helps_before_leading
}

function hasAllWords({ words }: AskedText, fact: ExperienceFact): boolean {
  if (words.length === 0) return false
  const own = positionWords(fact).all
  return words.every((word) => own.includes(word))
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
