import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { createAutomation, deleteAutomation, listAutomations, updateAutomation } from '#shared/hiring/automations.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useAutomations(vacancy_id: string) {
  return useQuery({
    queryKey: keys.pipelines.automations(vacancy_id),
    queryFn: ({ signal }) => call(listAutomations, { params: { id: vacancy_id }, signal }),
  })
}

function useRuleStep<V>(vacancy_id: string, mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: keys.pipelines.automations(vacancy_id) }),
  })
}

type RuleBody = z.input<typeof createAutomation.body>

export const useSaveAutomation = (vacancy_id: string) =>
  useRuleStep(vacancy_id, ({ automation_id, body }: { automation_id: string | null; body: RuleBody }) =>
    automation_id
      ? call(updateAutomation, { params: { id: vacancy_id, automation_id }, body })
      : call(createAutomation, { params: { id: vacancy_id }, body }),
  )

export const useDeleteAutomation = (vacancy_id: string) =>
  useRuleStep(vacancy_id, (automation_id: string) =>
    call(deleteAutomation, { params: { id: vacancy_id, automation_id } }),
  )
