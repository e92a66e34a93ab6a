import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '#shared/hiring/calendar/calendar-feed.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useCalendarFeed(company_id: string) {
  return useQuery({
    queryKey: keys.pipelines.calendarFeed(company_id),
    queryFn: ({ signal }) => call(getCalendarFeed, { params: { id: company_id }, signal }),
  })
}

function useFeedStep<R>(company_id: string, mutationFn: () => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.pipelines.calendarFeed(company_id) }),
  })
}

/** The answer alone holds the address: it is shown once. */
export const useCreateCalendarFeed = (company_id: string) =>
  useFeedStep(company_id, () => call(createCalendarFeed, { params: { id: company_id } }))

export const useDeleteCalendarFeed = (company_id: string) =>
  useFeedStep(company_id, () => call(deleteCalendarFeed, { params: { id: company_id } }))
