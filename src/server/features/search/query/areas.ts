import { fold } from '#server/features/language/normalise/fold.ts'
import { type Role, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { marked } from './lexemes.ts'
import { anyOf, known, type Part } from './query-parts.ts'

const TECHNOLOGY = ['software-development', 'software-quality', 'data', 'systems-operations', 'cybersecurity']
const HEALTH = ['medicine', 'dental', 'nursing', 'therapies', 'health-technicians', 'care-work', 'pharmacy']

/** Words for a whole field of work, which hardly any advert writes: whoever types one wants all that is done in it. */
const FAMILIES_OF_WORD: Readonly<Record<string, readonly string[]>> = {
  informático: TECHNOLOGY,
  informática: TECHNOLOGY,
  tecnología: TECHNOLOGY,
  sanidad: HEALTH,
  sanitario: HEALTH,
  hostelería: ['kitchen', 'dining-room', 'hotel'],
  restauración: ['kitchen', 'dining-room'],
  gastronomía: ['kitchen', 'dining-room'],
  docencia: ['teaching'],
  enseñanza: ['teaching'],
  oficina: ['administration', 'accounting'],
  oficinista: ['administration', 'accounting'],
}

let by_word: Map<string, Part> | undefined

function build(): Map<string, Part> {
  return new Map(
    Object.entries(FAMILIES_OF_WORD).map(([word, families]) => [
      fold(word)[0]?.folded ?? word,
      rolesPart(taxonomy().roles.filter(({ family }) => families.includes(family))),
    ]),
  )
}

/** The roles of the field that a word names, if it names one. */
export function areaOf(folded: string): Part | undefined {
  by_word ??= build()
  return by_word.get(folded)
}

/** What people in a role could do as well: its family, and what is stated to be near any of them. */
export function rolesAround(role_id: string): Part | undefined {
  const { roles, role } = taxonomy()
  const family = role(role_id)?.family
  if (!family) return undefined
  const home = roles.filter((one) => one.family === family)
  const ids = new Set(home.map(({ id }) => id))
  const named = new Set(home.flatMap(({ related_ids }) => related_ids))
  return rolesPart(
    roles.filter(({ id, related_ids }) => ids.has(id) || named.has(id) || related_ids.some((near) => ids.has(near))),
  )
}

const rolesPart = (roles: readonly Role[]): Part => anyOf(roles.map(({ id }) => known(marked('role', id))))
