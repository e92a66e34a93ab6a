import { type AskedFilters, askedFilters, isNarrower, readFilters, writeFilters } from './asked-filters.ts'

/** What somebody looks for on the landing page; without words, everything. */
export interface AskedJobs {
  q: string
  place: string
  filters: AskedFilters
  cursor: string | null
}

/** Together what the search takes; the boxes say the same. */
export const ASKED_MAX = { q: 80, place: 39 } as const
export const CURSOR_MAX = 300

/** As they are looked for: one line, whole letters, not too long. */
export const typedWords = (typed: string | null, max: number): string =>
  (typed ?? '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .trim()

/** The question in the address of the landing page, `/?q=enfermera&donde=Málaga`, `/?jornada=PARCIAL`; null when it asks nothing. */
export function readAsked(search: URLSearchParams): AskedJobs | null {
  const filters = readFilters(search)
  if (!search.has('q') && !search.has('donde') && !isNarrower(filters)) return null
  const cursor = search.get('cursor')
  return {
    q: typedWords(search.get('q'), ASKED_MAX.q),
    place: typedWords(search.get('donde'), ASKED_MAX.place),
    filters,
    cursor: cursor && cursor.length <= CURSOR_MAX ? cursor : null,
  }
}

/** The search understands places, so both boxes are one question. */
export const questionOf = ({ q, place }: Pick<AskedJobs, 'q' | 'place'>): string => [q, place].filter(Boolean).join(' ')

/** The same as the list of vacancies is asked for it. */
export const queryOf = ({ filters, cursor, ...words }: AskedJobs) => ({
  ...filters,
  q: questionOf(words),
  cursor: cursor ?? undefined,
  ...(filters.salary_min && { salary_period: 'MES' as const }),
})

/** The address of a search, always written the same way. */
export function searchAddress({
  q,
  place,
  filters = {},
  cursor = null,
}: Pick<AskedJobs, 'q' | 'place'> & Partial<AskedJobs>): string {
  const search = new URLSearchParams()
  // Alone it asks for everything.
  if (q || !(place || isNarrower(filters))) search.set('q', q)
  if (place) search.set('donde', place)
  writeFilters(filters, search)
  if (cursor) search.set('cursor', cursor)
  return `/?${search}`
}

/** «Empleos de enfermera en Málaga», «Empleos en Cocina · Málaga». */
export function searchTitle({ q, place, filters = {} }: Pick<AskedJobs, 'q' | 'place'> & Partial<AskedJobs>): string {
  if (q) return place ? `Empleos de ${q} en ${place}` : `Empleos de ${q}`
  const area = filters.role_family && askedFilters.role_family.words[filters.role_family]
  if (area) return place ? `Empleos en ${area} · ${place}` : `Empleos en ${area}`
  if (place) return `Empleos en ${place}`
  return isNarrower(filters) ? 'Empleos' : 'Todas las vacantes'
}
