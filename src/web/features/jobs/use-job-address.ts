import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type JobFilters, type JobSort, jobSort } from '#shared/jobs.ts'
import { askedNow, withParam } from '#web/lib/address.ts'
import { readFilters, writeFilters } from './job-filters.ts'

/** Filters, order and open vacancy live in the address: back, reload and copying work. */
export function useJobAddress() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  const sort = jobSort.safeParse(search.get('sort')).data

  function go(next: URLSearchParams, replace = false) {
    if (String(next) !== String(askedNow())) setSearch(next, { replace, preventScrollReset: true })
  }

  function change(part: Partial<JobFilters>, replace = false) {
    const asked = askedNow()
    go(writeFilters(asked, { ...readFilters(asked), ...part }), replace)
  }

  return {
    filters,
    sort,
    change,
    order: (by: JobSort) => go(withParam(askedNow(), 'sort', by)),
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
      setDraft({ ...draft, ...part })
      change(part)
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
