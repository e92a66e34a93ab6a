import { useQuery } from '@tanstack/react-query'
import { getRecruiterSummary, getSeekerStats } from '#shared/accounts/users.ts'
import { call } from '#web/lib/api.ts'

export function useSeekerStats() {
  return useQuery({ queryKey: ['users', 'seeker-stats'], queryFn: ({ signal }) => call(getSeekerStats, { signal }) })
}

export function useRecruiterSummary() {
  return useQuery({
    queryKey: ['users', 'recruiter-summary'],
    queryFn: ({ signal }) => call(getRecruiterSummary, { signal }),
  })
}
