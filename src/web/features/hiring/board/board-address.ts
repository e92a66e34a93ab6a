import { boardSort } from '#shared/hiring/board.ts'
import type { BoardAsked } from '#web/data/hiring-team/board.ts'

const WORDS_MAX = 80
const ORDERS = { espera: 'no_contact', encaje: 'match', recientes: 'newest', nombre: 'name' } as const

/** How an order is called in the address. */
export const orderInAddress = (sort: string): string =>
  Object.entries(ORDERS).find(([, known]) => known === sort)?.[0] ?? ''

/** What the address asks of the board; the words and the order of another tab are not for it. */
export function readBoard(search: URLSearchParams): BoardAsked {
  const is_here = (search.get('tab') ?? 'tablero') === 'tablero'
  const get = (name: string) => (is_here ? (search.get(name) ?? '') : '')
  const sort = boardSort.safeParse(new Map<string, string>(Object.entries(ORDERS)).get(get('orden')))
  return { q: get('q').trim().slice(0, WORDS_MAX), sort: sort.success ? sort.data : 'no_contact' }
}
