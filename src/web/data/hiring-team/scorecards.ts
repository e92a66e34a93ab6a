import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  getCriteria,
  listScorecards,
  requestScorecards,
  saveCriteria,
  submitScorecard,
} from '#shared/hiring/scorecards.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useScorecards(id: string) {
  return useQuery({
    queryKey: keys.pipelines.scorecards(id),
    queryFn: ({ signal }) => call(listScorecards, { params: { id }, signal }),
  })
}

function useScorecardStep<V>(vacancy_id: string, id: string, mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      client.invalidateQueries({ queryKey: keys.pipelines.one(id) })
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
    },
  })
}

export const useSubmitScorecard = (vacancy_id: string, id: string) =>
  useScorecardStep(vacancy_id, id, (body: z.input<typeof submitScorecard.body>) =>
    call(submitScorecard, { params: { id }, body }),
  )

export const useRequestScorecards = (vacancy_id: string, id: string) =>
  useScorecardStep(vacancy_id, id, (member_ids: string[]) =>
    call(requestScorecards, { params: { id }, body: { member_ids } }),
  )

export function useCriteria(vacancy_id: string) {
  return useQuery({
    queryKey: keys.pipelines.criteria(vacancy_id),
    queryFn: ({ signal }) => call(getCriteria, { params: { id: vacancy_id }, signal }),
  })
}

export function useSaveCriteria(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof saveCriteria.body>) => call(saveCriteria, { params: { id: vacancy_id }, body }),
    onSuccess: (saved) => client.setQueryData(keys.pipelines.criteria(vacancy_id), saved),
  })
}
