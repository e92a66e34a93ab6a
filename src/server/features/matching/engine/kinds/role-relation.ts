import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { angle } from '../near/products.ts'
import type { AskedText } from '../nearest-line.ts'
import { foldedWords } from '../term.ts'
import { usualOf } from '../trades.ts'
import { countOf } from '../vectors.ts'

/** Work that is asked for: its name, and the role that the taxonomy finds in it. */
export interface AskedWork {
  name: string
  role_id: string | null
  asked: AskedText
}

const STATED = 0.6
const SAME_FAMILY = 0.4
/** Other work, of which some is the same: who minds children at home and who teaches them. */
const SAME_TASKS = 0.25
const TASKS_OF_KIN = 2
/** By the encoder alone it is the work in part at most. */
const NEAR_FROM = 0.45
const MOST_BY_ENCODER = 0.8

/** 1: the same work. Less: related by the taxonomy, or near in meaning. */
export function relationTo(work: AskedWork, { fact, index }: KnownJob, { title_vectors }: PreparedCandidate): number {
  const { role_id, asked } = work
  if (role_id !== null && (fact.term === role_id || fact.also?.includes(role_id)))
    return leadsOthers(work.name, fact.position) ? STATED : 1
  // «Auxiliar contable» has all the words of «contable», and the taxonomy knows that it is other work.
  const are_known = role_id !== null && !fact.term.startsWith('=')
  if (!are_known && hasAllWords(asked, fact.position)) return 1
  return Math.max(
    byTaxonomy(role_id, fact.term),
    byTaxonomy(role_id, fact.near_role_id),
    nearTo(asked, title_vectors, index),
  )
}

const LEADS = /\b(?:coordinador|jef[ea]|supervisor|responsable|encargad[oa]|gerent[ea]|director|lider)/
const HELPS = /\b(?:auxiliar|ayudante|asistente|practicante|becari[oa]|aprendiz|peon|trainee)\b/

/** Who helped in a trade has not yet led in it, though both have one name in the taxonomy. */
function leadsOthers(asked: string, done: string): boolean {
  const [wanted, shown] = [flatten(asked), flatten(done)]
  return LEADS.test(wanted) && !HELPS.test(wanted) && HELPS.test(shown) && !LEADS.test(shown)
}

function hasAllWords({ words }: AskedText, position: string): boolean {
  if (words.length === 0) return false
  const own = foldedWords(position)
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

function sharedTasks(one: string, other: string): number {
  const known = new Set(usualOf(one))
  return usualOf(other).filter((id) => known.has(id) && taxonomy().skill(id)?.kind !== 'SOFT').length
}

export function nearTo({ vector }: AskedText, vectors: Int8Array, at: number): number {
  if (!vector || at < 0 || at >= countOf(vectors)) return 0
  const near = angle(vector, vectors, at)
  return near >= NEAR_FROM ? Math.min(MOST_BY_ENCODER, near) : 0
}
