import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getRecruiterSummary, getSeekerStats } from '#shared/overview/overview.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'
import { KEPT } from './offline/kept-queries.ts'

/** Whatever was done since, here or by others, is asked for at every visit and while it is looked at. */
const FRESH = { staleTime: 0, refetchInterval: 60_000 }

export function useSeekerStats() {
  return useQuery({
    queryKey: keys.overview.seeker(),
    meta: KEPT,
    queryFn: ({ signal }) => call(getSeekerStats, { signal }),
    ...FRESH,
  })
}

export function useRecruiterSummary() {
  return useQuery({
    queryKey: keys.overview.recruiter(),
    queryFn: ({ signal }) => call(getRecruiterSummary, { signal }),
    ...FRESH,
  })
}

/** Asks anew at every step to it, also from itself: whoever presses «Resumen» again wants to know what is new. */
export function useOverviewAgain(step: string): void {
  const client = useQueryClient()
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) void client.invalidateQueries({ queryKey: keys.overview.all() })
    before.current = step
  }, [step, client])
}
