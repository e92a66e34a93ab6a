import { type AllAsked, allAsked } from '#shared/hiring/all-applications/all-applications.ts'
import { keysOf } from '#web/lib/choices.ts'

/** How each filter is called in the address. */
export const ALL_FILTERS = {
  q: 'q',
  vacancy_id: 'vacante',
  state: 'estado',
  stage_kind: 'etapa',
  source: 'origen',
  owner_member_id: 'responsable',
  tag: 'etiqueta',
  min_match: 'encaje',
  no_missed_must: 'excluyentes',
  unread: 'sin-leer',
  applied_from: 'desde',
  applied_to: 'hasta',
} as const satisfies Partial<Record<keyof AllAsked, string>>

const NAMES = { ...ALL_FILTERS, sort: 'orden' } as const
const names = keysOf<keyof typeof NAMES>(NAMES)
/** Which kept list is open. */
export const LIST_PARAM = 'lista'

/** What the address asks of the list; what it says badly is left out. */
export function readAll(search: URLSearchParams): AllAsked {
  const said = names.flatMap((name): [string, string][] => {
    const text = search.get(NAMES[name])
    const value = text === 'si' ? 'true' : text
    return value && allAsked.shape[name].safeParse(value).success ? [[name, value]] : []
  })
  return allAsked.parse(Object.fromEntries(said))
}

const PLAIN = allAsked.parse({})

/** The same the other way round: only what differs from the whole list. */
export function writeAll(asked: AllAsked): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = asked[name]
    if (value === undefined || value === '' || value === PLAIN[name] || value === 'false') continue
    search.set(NAMES[name], value === 'true' ? 'si' : String(value))
  }
  return search
}

export const isPlain = (asked: AllAsked): boolean => writeAll(asked).size === 0
/** Filters and order together: whether two ask for the same. */
export const sameAsked = (one: AllAsked, other: AllAsked): boolean => `${writeAll(one)}` === `${writeAll(other)}`
