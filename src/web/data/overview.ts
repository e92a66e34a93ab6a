import { useQuery } from '@tanstack/react-query'
import { getRecruiterSummary, getSeekerStats } from '#shared/overview/overview.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

/** Whatever was done since, here or by others, is asked for at every visit and while it is looked at. */
const FRESH = { staleTime: 0, refetchInterval: 60_000 }

export function useSeekerStats() {
  return useQuery({
    queryKey: keys.overview.seeker(),
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
