import { expect, it } from 'vitest'
import { jobFilters } from '#shared/jobs/jobs.ts'
import { filterWords, listAddress } from './filter-words.ts'

const filters = jobFilters.parse({ q: 'contable', skill: 'sql', city: 'Toledo', nearby: true, salary_min: 30_000 })

it('says what was asked for', () => {
  expect(filterWords(filters)).toBe('«contable» · SQL · Toledo · zonas cercanas · desde 30.000 EUR al año')
  expect(filterWords(jobFilters.parse({}))).toBe('todas las vacantes')
})

it('names what is around only beside a place', () => {
  expect(filterWords({ ...filters, city: [] })).not.toContain('cercanas')
})

it('leads to the list with these filters', () => {
  expect(listAddress(filters)).toContain('city=Toledo&nearby=true')
})
