import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { AllAsked } from '#shared/hiring/all-applications/all-applications.ts'
import { askedNow } from '#web/lib/address.ts'
import { ALL_FILTERS, LIST_PARAM, readAll, writeAll } from './all-address.ts'

const TAB = 'tab'

/** Filters and order of the list over all vacancies: they live in the address, so that a list can be sent. */
export function useAllAsked() {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (asked: AllAsked, list_id: string | null, replace: boolean) => {
      const next = writeAll(asked)
      next.set(TAB, askedNow().get(TAB) ?? '')
      if (list_id) next.set(LIST_PARAM, list_id)
      setSearch(next, { replace, preventScrollReset: true })
    },
    [setSearch],
  )
  const now = () => readAll(askedNow())
  return {
    asked: readAll(search),
    list_id: search.get(LIST_PARAM),
    filtered: Object.values(ALL_FILTERS).some((name) => search.has(name)),
    put: (changed: Partial<AllAsked>) => open({ ...now(), ...changed }, askedNow().get(LIST_PARAM), true),
    /** A kept list, and the whole one. */
    open: (asked: AllAsked, list_id: string | null) => open(asked, list_id, false),
    clear: () => open({ ...readAll(new URLSearchParams()), sort: now().sort }, null, true),
  }
}
