import type { z } from 'zod'
import { type JobFilters, jobFilters, type jobSort } from '#shared/jobs/jobs.ts'
import { hasPlace } from '#shared/words/filters.ts'

const names = jobFilters.keyof().options
const NONE = jobFilters.parse({})
const isList = (name: keyof JobFilters): boolean => Array.isArray(NONE[name])

/** The filters that stand in an address; one that cannot be understood is left out instead of spoiling the rest. */
export function readFilters(search: URLSearchParams): JobFilters {
  const given = new Map<string, unknown>()
  for (const name of names) {
    if (search.has(name)) given.set(name, isList(name) ? search.getAll(name) : search.get(name))
  }
  const read = jobFilters.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  for (const { path } of read.error.issues) given.delete(String(path[0]))
  return jobFilters.parse(Object.fromEntries(given))
}

/** The same address with these filters and no others. */
export function writeFilters(search: URLSearchParams, filters: JobFilters): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of names) {
    next.delete(name)
    for (const value of [filters[name]].flat()) {
      if (value && means(filters, name)) next.append(name, String(value))
    }
  }
  return next
}

/** What is near needs a place, and a currency or period says nothing without an amount. */
function means(filters: JobFilters, name: keyof JobFilters): boolean {
  if (name === 'nearby') return hasPlace(filters)
  return filters.salary_min !== undefined || (name !== 'salary_currency' && name !== 'salary_period')
}

export const noFilters = (): JobFilters => NONE

/** Whether an address asks for anything of the list. */
export const hasFilters = (search: URLSearchParams): boolean => names.some((name) => search.has(name))

/** «Explorar» with these filters. */
export function exploreAddress(filters: JobFilters, sort?: z.infer<typeof jobSort>): string {
  const search = new URLSearchParams({ tab: 'explorar' })
  if (sort) search.set('sort', sort)
  return `/app/jobs?${writeFilters(search, filters)}`
}
