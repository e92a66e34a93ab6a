import { useEffect, useMemo, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type JobFilters, type JobSort, jobSort } from '#shared/jobs/jobs.ts'
import { askedNow, OPENED_HERE, withParam } from '#web/lib/address.ts'
import { useHistorySteps } from '#web/ui/hooks/use-history-steps.ts'
import { noFilters, readFilters, writeFilters } from './filters/job-filters.ts'

/** Filters, order and open vacancy live in the address: back, reload and copying work. */
export function useJobAddress() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  const sort = jobSort.safeParse(search.get('sort')).data

  function go(next: URLSearchParams, replace = false) {
    if (String(next) !== String(askedNow())) setSearch(next, { replace, preventScrollReset: true })
  }

  function update(next: (filters: JobFilters) => JobFilters, replace = false) {
    const asked = askedNow()
    go(writeFilters(asked, next(readFilters(asked))), replace)
  }

  return {
    filters,
    sort,
    update,
    change: (part: Partial<JobFilters>, replace = false) => update((now) => ({ ...now, ...part }), replace),
    /** The words stay: they are no filter of the form. */
    clear: () => update(({ q }) => ({ ...noFilters(), q })),
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
  const steps = useHistorySteps()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn, or a step back, only tells that the address changed
  useEffect(() => setDraft(readFilters(askedNow())), [filters, steps])
  return {
    filters: draft,
    change: (part) => {
      setDraft({ ...draft, ...part })
      change(part)
    },
  }
}

const FOR_YOU = 'para-ti'

/** The vacancy that is open beside the list or over it. */
export function useOpenVacancy() {
  const [search] = useSearchParams()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  // «Para ti» is said in the address: whoever came by another one was not recommended it.
  const originOf = (vacancy_id: string | null, from: URLSearchParams) =>
    vacancy_id && pathname.startsWith('/app/jobs') && (from.get('tab') ?? FOR_YOU) === FOR_YOU ? FOR_YOU : null
  const addressOf = (vacancy_id: string | null, from = search) =>
    `?${withParam(withParam(withParam(from, 'vacante', vacancy_id), 'panel', null), 'origen', originOf(vacancy_id, from))}`
  const go = (vacancy_id: string | null, options: NavigateOptions) =>
    navigate(addressOf(vacancy_id, askedNow()), { preventScrollReset: true, ...options })
  return {
    open_id: search.get('vacante'),
    source: search.get('origen') === FOR_YOU ? ('RECOMMENDED' as const) : ('DIRECT' as const),
    /** For links; whoever presses one gets there by `show`. */
    addressOf,
    show: (vacancy_id: string | null) => go(vacancy_id, { state: vacancy_id && OPENED_HERE }),
    /** Leaves nothing in the history that would open it again. */
    close: () => (state?.opened_here ? navigate(-1) : go(null, { replace: true })),
  }
}
