import { type Role, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { roleNames } from '#server/features/language/trades/role-names.ts'
import { nearest } from '../near/products.ts'
import type { AskedText } from '../nearest-line.ts'
import { vectorAt } from '../vectors.ts'
import { isHollow, matterWords } from './name-words.ts'

/** What there is to see of the work that is asked for, whatever job it is compared with. */
export interface SeenWork {
  role: Role | undefined
  /** The first word of its name and those that say which kind of it; and these alone. */
  words: readonly string[]
  matter_words: readonly string[]
  is_hollow: boolean
  /** Where the encoder puts the names of its role, and how near its own name comes to them. */
  role_names: Int8Array | null
  near_role: number
  /** How near its name and its role come to the names of another role, and whether that one is of its family or near it. */
  nearTo: (role_id: string) => NearRole
}

interface NearRole {
  name: number
  role: number
  is_kin: boolean
}

export function seenWork({ words: [head = '', ...others], vector }: AskedText, role_id: string | null): SeenWork {
  const matter_words = matterWords([head, ...others])
  const role_names = namesOf(role_id)
  const role = role_id === null ? undefined : taxonomy().role(role_id)
  const isKin = (id: string) => taxonomy().role(id)?.family === role?.family || role?.related_ids.includes(id) === true
  return {
    role,
    words: [head, ...matter_words],
    matter_words,
    is_hollow: isHollow(head),
    role_names,
    near_role: nearest(role_names, vector),
    nearTo: keptByRole((id) => ({
      name: nearest(vector, namesOf(id)),
      role: nearest(role_names, namesOf(id)),
      is_kin: isKin(id),
    })),
  }
}

/** Thousands of jobs are of the same few roles. */
function keptByRole(measure: (role_id: string) => NearRole): SeenWork['nearTo'] {
  const kept = new Map<string, NearRole>()
  return (role_id) => {
    const known = kept.get(role_id)
    if (known) return known
    const measured = measure(role_id)
    kept.set(role_id, measured)
    return measured
  }
}

function namesOf(role_id: string | null): Int8Array | null {
  const at = role_id === null ? undefined : roleNames().places.get(role_id)
  return at === undefined ? null : vectorAt(roleNames().vectors, at)
}
