import { rolesBeside } from '#server/features/language/normalise/concept-of.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { roleNames } from '#server/features/language/trades/role-names.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { deniedPart } from '../kinds/denied.ts'
import { type Rank, rankOf } from '../kinds/position-words.ts'
import { productsOf } from '../near/products.ts'
import type { AskedText } from '../nearest-line.ts'
import { asksForPlacement } from '../said/placements.ts'
import { type Workplace, workplacesAsked } from '../said/workplaces.ts'
import type { Finding } from '../types.ts'
import { ANGLE_SCALE } from '../vectors.ts'
import type { Task } from '../years/task-asked.ts'
import { type SeenWork, seenWork } from './seen-work.ts'

/** Work that is asked for: its name, and the role that the taxonomy finds in it. */
export interface AskedWork {
  name: string
  rank: Rank
  role_id: string | null
  /** That role; of a name in which the taxonomy finds none, the one that is called most alike. */
  likely_role_id: string | null
  /** Of «niñera / cuidadora», the other one. */
  also: readonly string[]
  asked: AskedText
  /** Where the encoder puts what its name says beside the first word: «UCI adulto» of an «Enfermera UCI adulto». */
  matter: Int8Array | null
  /** A placement is what is offered. */
  of_placement: boolean
  /** What the vacancy asks for years in doing: who tells of that did this work, whatever it was called. */
  tasks: readonly Task[]
  /** What of its name the CV says was never done: «de piscina y playa», of who has not worked on a beach. */
  deniedPart: (candidate: PreparedCandidate) => Finding
  seen: SeenWork
  /** Where it is to be done: at some schools and not at others, in hospitals and not in homes. */
  places: readonly Workplace[]
}

interface Asking {
  asked: AskedText
  matter: Int8Array | null
  tasks?: readonly Task[] | undefined
}

export function askedWork(name: string, role_id: string | null, { asked, matter, tasks = [] }: Asking): AskedWork {
  const likely_role_id = role_id ?? roleCalledLike(asked.vector)
  return {
    name,
    rank: rankOf(flatten(name)),
    role_id,
    likely_role_id,
    asked,
    matter,
    tasks,
    also: rolesBeside(name),
    deniedPart: deniedPart(withoutHead(name)),
    of_placement: asksForPlacement(name),
    seen: seenWork(asked, likely_role_id),
    places: workplacesAsked(name, (role_id && taxonomy().role(role_id)?.family) || ''),
  }
}

/** Who denies the trade itself is answered by that; here, what its title adds. */
const withoutHead = (name: string): string => name.replace(/^\S+\s*/u, '').replace(/ [ouy] |, | y\/o /gu, ' ')

/** Below, it is called like many. */
const CALLED_LIKE = 0.5

function roleCalledLike(vector: Int8Array | null): string | null {
  if (!vector) return null
  const { role_ids, vectors } = roleNames()
  let [best, found]: [number, string | null] = [CALLED_LIKE * ANGLE_SCALE, null]
  productsOf(vector, vectors).forEach((product, at) => {
    if (product > best) [best, found] = [product, role_ids[at] ?? null]
  })
  return found
}
