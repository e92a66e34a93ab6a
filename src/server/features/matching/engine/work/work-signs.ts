import type { KnownJob } from '../candidate.ts'
import { nearest } from '../near/products.ts'
import type { AskedWork } from './asked-work.ts'
import type { SeenJob } from './seen-jobs.ts'

/** What may say whether a job was the work that is asked for, each as a number; in this order they were learnt. */
export const WORK_SIGNS = [
  'role_known',
  'own_role_known',
  'same_role',
  'related_role',
  'same_family',
  'other_family',
  'hollow_name',
  'hollow_position',
  'name_length',
  'name_in_position',
  'position_in_name',
  'name_said',
  'matter_unsaid',
  'only_helps',
  'helps_asked',
  'leads_more',
  'leads_less',
  'position_near',
  'work_near',
  'line_near',
  'matter_near',
  'position_near_role',
  'name_near_own_role',
  'roles_near',
  'name_near_role',
  'told_of_role',
  'told_most',
  'told_of_own',
  'told_short_of_most',
  'told_more_than_own',
  'own_short_of_most',
] as const

/** What is told at length weighs so much. */
const TOLD_FULLY = 15
const MOST_WORDS = 5

/** Asked of every job of thousands of people. */
export function workSigns(work: AskedWork, job: KnownJob, seen: SeenJob): number[] {
  const signs: number[] = []
  addByRole(signs, work, seen)
  addByWords(signs, work, seen)
  addByRank(signs, work, seen)
  addByMeaning(signs, work, seen)
  addByTold(signs, work, job, seen)
  return signs
}

function addByRole(signs: number[], { role_id, seen: { role } }: AskedWork, { roles }: SeenJob): void {
  const is_known = roles.length > 0
  let [is_same, is_related, is_kin] = [false, false, false]
  for (const { id, family } of roles) {
    is_same ||= id === role?.id
    is_related ||= role?.related_ids.includes(id) ?? false
    is_kin ||= family === role?.family
  }
  const is_other = role !== undefined && is_known && !is_same && !is_related && !is_kin
  signs.push(as01(role_id !== null), as01(is_known), as01(is_same), as01(is_related && !is_same))
  signs.push(as01(is_kin && !is_same && !is_related), as01(is_other))
}

const as01 = (holds: boolean): number => (holds ? 1 : 0)

function addByWords(signs: number[], { seen: work }: AskedWork, { words: own, said, is_hollow }: SeenJob): void {
  const { words, matter_words } = work
  let [named, told, matter_told] = [0, 0, 0]
  for (const word of words) {
    const is_named = own.includes(word)
    if (is_named) named++
    if (is_named || said.has(word)) told++
  }
  for (const word of matter_words) if (own.includes(word) || said.has(word)) matter_told++
  const in_name = own.reduce((count, word) => (words.includes(word) ? count + 1 : count), 0)
  signs.push(as01(work.is_hollow), as01(is_hollow), Math.min(1, words.length / MOST_WORDS))
  signs.push(share(named, words), share(in_name, own), share(told, words))
  signs.push(share(matter_words.length - matter_told, matter_words))
}

const share = (count: number, words: readonly string[]): number => (count === 0 ? 0 : count / words.length)

function addByRank(signs: number[], { rank: wanted }: AskedWork, { rank: own }: SeenJob): void {
  signs.push(as01(own.is_help && !wanted.is_help), as01(wanted.is_help && !own.is_help))
  signs.push(as01(own.leads && !wanted.leads), as01(wanted.leads && !own.leads))
}

function addByMeaning(signs: number[], { asked: { vector }, matter, seen: work }: AskedWork, job: SeenJob): void {
  let [name_near_own_role, roles_near] = [0, 0]
  for (const { id } of job.roles) {
    const { name, role } = work.nearTo(id)
    name_near_own_role = Math.max(name_near_own_role, name)
    roles_near = Math.max(roles_near, role)
  }
  signs.push(nearest(vector, job.position), nearest(vector, job.whole), nearest(vector, job.lines))
  signs.push(matter === null || job.lines.length === 0 ? UNSAID : nearest(matter, job.lines))
  signs.push(nearest(work.role_names, job.position), name_near_own_role, roles_near, work.near_role)
}

/** Where there is nothing to compare, neither near nor far. */
const UNSAID = 0.5

function addByTold(signs: number[], { likely_role_id }: AskedWork, { fact: { told_of } }: KnownJob, seen: SeenJob) {
  const [most, own] = [seen.told_most / TOLD_FULLY, seen.told_own / TOLD_FULLY]
  const asked = (told_of?.[likely_role_id ?? ''] ?? 0) / TOLD_FULLY
  signs.push(asked, most, own, most - asked, asked - own, most - own)
}
