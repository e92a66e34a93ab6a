import { expect, test } from 'vitest'
import { activeFilters, filterWords } from '#shared/words/filters.ts'
import { exploreAddress, noFilters, readFilters, writeFilters } from './job-filters.ts'

const ADDRESS =
  'tab=explorar&q=enfermera&modality=REMOTO&modality=HIBRIDO&country=ES&city=Madrid&nearby=true&salary_min=30000&salary_currency=EUR&salary_period=ANIO&no_experience=true'

test('filters come back from an address as they were written', () => {
  const search = new URLSearchParams(ADDRESS)
  const filters = readFilters(search)
  expect(filters).toMatchObject({ q: 'enfermera', modality: ['REMOTO', 'HIBRIDO'], salary_min: 30_000 })
  expect(readFilters(writeFilters(new URLSearchParams(), filters))).toEqual(filters)
  expect([...writeFilters(search, filters)].sort()).toEqual([...search].sort())
})

test('what an address says wrong is left out, and the rest is kept', () => {
  const filters = readFilters(new URLSearchParams('q=chef&modality=MARTE&salary_min=poco&published_days=7&language=1'))
  expect(filters).toEqual({ ...noFilters(), q: 'chef', published_days: 7 })
})

test('what is near goes with the last region or city', () => {
  const filters = readFilters(new URLSearchParams('country=ES&region=Navarra&nearby=true'))
  expect(filterWords(filters)).toBe('España · Navarra · Zonas cercanas')
  expect(exploreAddress({ ...filters, region: [] })).toBe('/app/jobs?tab=explorar&country=ES')
})

test('without filters only the tab stands in the address', () => {
  expect(exploreAddress(noFilters())).toBe('/app/jobs?tab=explorar')
})

test('every filter is said in words and can be taken away', () => {
  const filters = readFilters(new URLSearchParams(ADDRESS))
  const active = activeFilters(filters)
  expect(active.map(({ label }) => label)).toEqual([
    'Remoto',
    'Híbrido',
    'España',
    'Madrid',
    'Zonas cercanas',
    'Desde 30.000 € al año',
    'Acepta personas sin experiencia',
  ])
  const left = active.map(({ without }) => without(filters))
  expect(left[0]?.modality).toEqual(['HIBRIDO'])
  expect(left[4]?.nearby).toBe(false)
  expect(left[5]?.salary_min).toBeUndefined()
  expect(left[6]?.no_experience).toBe(false)
  const none = active.reduce((rest, { without }) => without(rest), filters)
  expect(none).toEqual({ ...noFilters(), q: 'enfermera', published_days: undefined, salary_min: undefined })
  expect(filterWords(filters)).toMatch(/^«enfermera» · Remoto · Híbrido/)
  expect(filterWords(noFilters())).toBe('Todas las vacantes')
})
