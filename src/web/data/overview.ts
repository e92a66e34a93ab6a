import { useQuery } from '@tanstack/react-query'
import { getRecruiterSummary, getSeekerStats } from '#shared/overview/overview.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

export function useSeekerStats() {
  return useQuery({ queryKey: keys.overview.seeker(), queryFn: ({ signal }) => call(getSeekerStats, { signal }) })
}

export function useRecruiterSummary() {
  return useQuery({
    queryKey: keys.overview.recruiter(),
    queryFn: ({ signal }) => call(getRecruiterSummary, { signal }),
  })
}
