import { type AskedFilters, readFilters, writeFilters } from '../jobs/asked-filters.ts'
import { ASKED_MAX, CURSOR_MAX, typedWords } from '../jobs/asked-jobs.ts'

/** What narrows the vacancies of one company beside words and place. */
export const careersFilters = ['modality', 'working_day', 'contract'] as const

/** What is asked of a company's own page, `/?empresa=molinos-1a2b3c4d&q=ventas&lugar=Sevilla`. */
export interface AskedCareers {
  slug: string
  q: string
  place: string
  filters: Pick<AskedFilters, (typeof careersFilters)[number]>
  cursor: string | null
  /** Inside a page of somebody else: without our own frame. */
  framed: boolean
}

const COMPANY = 'empresa'
const PLACE = 'lugar'
const FRAMED = 'marco'
export const careersNames = { company: COMPANY, place: PLACE, framed: FRAMED } as const

/** Null for every other question of the landing page. */
export function readCareers(search: URLSearchParams): AskedCareers | null {
  const slug = search.get(COMPANY)
  if (slug === null) return null
  const { modality, working_day, contract } = readFilters(search)
  const cursor = search.get('cursor')
  return {
    slug,
    q: typedWords(search.get('q'), ASKED_MAX.q),
    place: typedWords(search.get(PLACE), ASKED_MAX.place),
    filters: { ...(modality && { modality }), ...(working_day && { working_day }), ...(contract && { contract }) },
    cursor: cursor && cursor.length <= CURSOR_MAX ? cursor : null,
    framed: search.get(FRAMED) === '1',
  }
}

/** As the list of the contract is asked for it. */
export const careersQuery = ({ q, place, filters, cursor }: AskedCareers) => ({
  ...filters,
  ...(q && { q }),
  ...(place && { place }),
  ...(cursor && { cursor }),
})

/** The same question, always written the same way. */
export function careersAddress({ slug, ...asked }: Pick<AskedCareers, 'slug'> & Partial<AskedCareers>): string {
  const search = new URLSearchParams({ [COMPANY]: slug })
  if (asked.q) search.set('q', asked.q)
  if (asked.place) search.set(PLACE, asked.place)
  writeFilters(asked.filters ?? {}, search)
  if (asked.cursor) search.set('cursor', asked.cursor)
  if (asked.framed) search.set(FRAMED, '1')
  return `/?${search}`
}

export const isNarrowed = ({ q, place, filters }: AskedCareers): boolean =>
  q !== '' || place !== '' || Object.keys(filters).length > 0
