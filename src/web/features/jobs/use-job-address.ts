import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type JobFilters, type JobSort, jobSort } from '#shared/jobs.ts'
import { readFilters, writeFilters } from './job-filters.ts'

/** Filters, order and open vacancy live in the address: back, reload and copying work. */
export function useJobAddress() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  const sort = jobSort.safeParse(search.get('sort')).data

  function go(next: URLSearchParams, replace = false) {
    if (String(next) !== String(search)) setSearch(next, { replace, preventScrollReset: true })
  }

  return {
    filters,
    sort,
    change: (part: Partial<JobFilters>, replace = false) => go(writeFilters(search, { ...filters, ...part }), replace),
    order: (by: JobSort) => go(withParam(search, 'sort', by)),
  }
}

export interface FilterDraft {
  filters: JobFilters
  change: (part: Partial<JobFilters>) => void
}

/** Filters as the person sees them: a pressed box does not wait for the address, nor do two that are pressed at once. */
export function useFilterDraft(): FilterDraft {
  const { filters, change } = useJobAddress()
  const [draft, setDraft] = useState(filters)
  useEffect(() => setDraft(filters), [filters])
  return {
    filters: draft,
    change: (part) => {
      const next = { ...draft, ...part }
      setDraft(next)
      change(next)
    },
  }
}

/** The vacancy that is open beside the list. */
export function useOpenVacancy() {
  const [search] = useSearchParams()
  return {
    open_id: search.get('vacante'),
    addressOf: (vacancy_id: string | null) => `?${withParam(search, 'vacante', vacancy_id)}`,
  }
}

function withParam(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
