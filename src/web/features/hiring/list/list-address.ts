import { applicationSort, listFilters } from '#shared/hiring/board.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { ListQuery } from '#web/data/hiring-team/list.ts'

export const sortWords = {
  newest: 'Más recientes',
  oldest: 'Más antiguas',
  match: 'Más encaje',
  name: 'Nombre',
  stage: 'Etapa',
  no_contact: 'Más tiempo sin contacto',
} as const

export const stateWords = {
  OPEN: 'En curso',
  ACTIVE: 'En proceso',
  ON_HOLD: 'En espera',
  REJECTED: 'No seleccionadas',
  WITHDRAWN: 'Retiradas',
  HIRED: 'Contratadas',
  ALL: 'Todas',
} as const

/** How each filter is called in the address. */
export const FILTERS = {
  state: 'estado',
  stage_id: 'etapa',
  owner_member_id: 'responsable',
  tag: 'etiqueta',
  min_match: 'encaje',
  no_missed_must: 'excluyentes',
  unread: 'sin-leer',
} as const

const asYes = (value: string | null) => (value === 'si' ? 'true' : undefined)
const asId = (value: string | null) =>
  listFilters.shape.stage_id.safeParse(value).success ? (value ?? undefined) : undefined

/** What the address asks of the list; what it says badly is left out. */
export function readList(search: URLSearchParams): ListQuery {
  const get = (name: keyof typeof FILTERS) => search.get(FILTERS[name])
  const state = listFilters.shape.state.safeParse(get('state') ?? undefined)
  const sort = applicationSort.safeParse(search.get('orden'))
  const min_match = Number(get('min_match') ?? '')
  return {
    state: state.success ? state.data : 'OPEN',
    sort: sort.success ? sort.data : 'newest',
    stage_id: asId(get('stage_id')),
    owner_member_id: asId(get('owner_member_id')),
    tag: get('tag')?.slice(0, HIRING_LENGTHS.tag) || undefined,
    q: search.get('q')?.slice(0, HIRING_LENGTHS.find) ?? '',
    min_match: min_match > 0 && min_match <= 100 ? min_match : undefined,
    no_missed_must: asYes(get('no_missed_must')),
    unread: asYes(get('unread')),
  }
}

const COLUMNS = ['encaje', 'etapa', 'contacto', 'responsable', 'etiquetas', 'fecha'] as const
export type Column = (typeof COLUMNS)[number]
export const columnWords: Record<Column, string> = {
  encaje: 'Encaje',
  etapa: 'Etapa',
  contacto: 'Sin contacto',
  responsable: 'Responsable',
  etiquetas: 'Etiquetas',
  fecha: 'Se postuló',
}

/** The columns in sight; all of them unless some were put away. */
export function readColumns(search: URLSearchParams): Column[] {
  const hidden = new Set((search.get('sin') ?? '').split(','))
  return COLUMNS.filter((column) => !hidden.has(column))
}

/** What stands in the address when a column is put away or brought back; null when all are in sight. */
export function withoutColumn(shown: readonly Column[], column: Column): string | null {
  const next = COLUMNS.filter((one) => (one === column ? shown.includes(one) : !shown.includes(one)))
  return next.join(',') || null
}
