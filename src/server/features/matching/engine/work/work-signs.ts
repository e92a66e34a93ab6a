import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { roleNames } from '#server/features/language/trades/role-names.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { positionWords } from '../kinds/position-words.ts'
import { angle, productsOf } from '../near/products.ts'
import { ANGLE_SCALE, countOf, DIMENSIONS } from '../vectors.ts'
import type { AskedWork } from './asked-work.ts'
import { isHollow, matterWords } from './name-words.ts'
import { toldJobs } from './told-jobs.ts'

/** What may say whether a job was the work that is asked for, each as a number; in this order they were learnt. */
export const WORK_SIGNS = [
  ...['role_known', 'own_role_known', 'same_role', 'related_role', 'same_family', 'other_family'],
  ...[
    'hollow_name',
    'hollow_position',
    'name_length',
    'name_in_position',
    'position_in_name',
    'name_said',
    'matter_unsaid',
  ],
  ...['only_helps', 'helps_asked', 'leads_more', 'leads_less'],
  ...['position_near', 'work_near', 'line_near', 'matter_near'],
  ...['position_near_role', 'name_near_own_role', 'roles_near', 'name_near_role'],
  ...['told_of_role', 'told_most', 'told_of_own', 'told_short_of_most', 'told_more_than_own', 'own_short_of_most'],
] as const

/** What is told at length weighs so much. */
const TOLD_FULLY = 15
const MOST_WORDS = 5

export function workSigns(work: AskedWork, job: KnownJob, candidate: PreparedCandidate): number[] {
  return [
    ...byRole(work, job),
    ...byWords(work, job, candidate),
    ...byRank(work, job),
    ...byMeaning(work, job, candidate),
    ...byTold(work, job),
  ]
}

const ownRoles = ({ fact: { term, also = [] } }: KnownJob): string[] =>
  [term, ...also].filter((id) => taxonomy().role(id) !== undefined)

function byRole({ role_id, likely_role_id }: AskedWork, job: KnownJob): number[] {
  const wanted = likely_role_id === null ? undefined : taxonomy().role(likely_role_id)
  const own = ownRoles(job)
  const is_same = own.some((id) => id === wanted?.id)
  const is_related = !is_same && own.some((id) => wanted?.related_ids.includes(id))
  const is_kin = !is_same && !is_related && own.some((id) => taxonomy().role(id)?.family === wanted?.family)
  const is_other = wanted !== undefined && own.length > 0 && !is_same && !is_related && !is_kin
  return [role_id !== null, own.length > 0, is_same, is_related, is_kin, is_other].map(Number)
}

function byWords({ asked }: AskedWork, { fact }: KnownJob, candidate: PreparedCandidate): number[] {
  const own = fact.told ? [] : positionWords(fact).telling
  const said = toldJobs(candidate).words(fact)
  const isSaid = (word: string) => own.includes(word) || said.has(word)
  const head = asked.words[0] ?? ''
  const matter = matterWords(asked.words)
  const words = [head, ...matter]
  return [
    ...[Number(isHollow(head)), Number(own.length > 0 && own.every(isHollow)), Math.min(1, words.length / MOST_WORDS)],
    shareOf(words, (word) => own.includes(word)),
    shareOf(own, (word) => words.includes(word)),
    shareOf(words, isSaid),
    shareOf(matter, (word) => !isSaid(word)),
  ]
}

const shareOf = (words: readonly string[], holds: (word: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(holds).length / words.length

function byRank({ rank: wanted }: AskedWork, { fact }: KnownJob): number[] {
  const own = positionWords(fact).rank
  const [only_helps, helps_asked] = [own.is_help && !wanted.is_help, wanted.is_help && !own.is_help]
  return [only_helps, helps_asked, own.leads && !wanted.leads, wanted.leads && !own.leads].map(Number)
}

function byMeaning(work: AskedWork, job: KnownJob, candidate: PreparedCandidate): number[] {
  const { asked, matter, likely_role_id } = work
  const { fact, index } = job
  const { title_vectors } = candidate
  const told = toldJobs(candidate)
  const position = fact.told || index >= countOf(title_vectors) ? null : vectorAt(title_vectors, index)
  const role = namesOf(likely_role_id)
  const own = ownRoles(job).flatMap((id) => namesOf(id) ?? [])
  return [
    near(asked.vector, position),
    near(asked.vector, told.whole(fact)),
    nearestOf(asked.vector, told.vectors(fact)),
    matter === null || told.vectors(fact).length === 0 ? UNSAID : nearestOf(matter, told.vectors(fact)),
    near(role, position),
    Math.max(0, ...own.map((names) => near(asked.vector, names))),
    Math.max(0, ...own.map((names) => near(role, names))),
    near(role, asked.vector),
  ]
}

/** Where there is nothing to compare, neither near nor far. */
const UNSAID = 0.5

const vectorAt = (vectors: Int8Array, at: number): Int8Array => vectors.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)

function namesOf(role_id: string | null): Int8Array | null {
  const at = role_id === null ? undefined : roleNames().places.get(role_id)
  return at === undefined ? null : vectorAt(roleNames().vectors, at)
}

const near = (one: Int8Array | null, other: Int8Array | null): number => (one && other ? angle(one, other, 0) : 0)

function nearestOf(one: Int8Array | null, others: Int8Array): number {
  if (!one || others.length === 0) return 0
  let best = 0
  for (const product of productsOf(one, others)) best = Math.max(best, product)
  return best / ANGLE_SCALE
}

function byTold({ likely_role_id }: AskedWork, job: KnownJob): number[] {
  const { told_of = {} } = job.fact
  const most = Math.max(0, ...Object.values(told_of)) / TOLD_FULLY
  const asked = (told_of[likely_role_id ?? ''] ?? 0) / TOLD_FULLY
  const own = Math.max(0, ...ownRoles(job).map((id) => told_of[id] ?? 0)) / TOLD_FULLY
  return [asked, most, own, most - asked, asked - own, most - own]
}
