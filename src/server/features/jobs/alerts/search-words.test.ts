import { expect, it } from 'vitest'
import { type JobFilters, jobFilters } from '#shared/jobs/jobs.ts'
import { listAddress } from './list-address.ts'
import { searchWords } from './search-words.ts'

const filters = jobFilters.parse({ q: 'contable', skill: 'sql', city: 'Toledo', nearby: true, salary_min: 30_000 })

it('says what was asked for', () => {
  expect(searchWords(filters)).toBe('«contable» · SQL · Toledo · Zonas cercanas · Desde 30.000 € al año')
  expect(searchWords(jobFilters.parse({}))).toBe('Todas las vacantes')
})

it('names what is around only beside a place', () => {
  expect(searchWords({ ...filters, city: [] })).not.toContain('cercanas')
})

// A search of everything, so that a filter of a later release cannot be forgotten.
const everything: JobFilters = {
  q: 'contable',
  skill: ['sql'],
  modality: ['REMOTO'],
  role_family: ['finance'],
  country: ['ES'],
  region: ['Navarra'],
  city: ['Toledo'],
  nearby: true,
  seniority: ['JUNIOR'],
  contract: ['TEMPORAL'],
  working_day: ['PARCIAL'],
  language: ['en'],
  published_days: 7,
  no_experience: true,
  reply_promised: true,
  salary_min: 30_000,
  salary_currency: 'EUR',
  salary_period: 'ANIO',
}

it.each(jobFilters.keyof().options.filter((name) => !name.startsWith('salary_c') && !name.startsWith('salary_p')))(
  'says the filter %s',
  (name) => {
    const without = jobFilters.parse({ ...everything, [name]: undefined })
    expect(searchWords(without)).not.toBe(searchWords(everything))
  },
)

it('leads to the list with these filters', () => {
  expect(listAddress(filters)).toContain('city=Toledo&nearby=true')
})
