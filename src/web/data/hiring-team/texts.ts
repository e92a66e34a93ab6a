import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  updateMessageTemplate,
} from '#shared/hiring/templates/templates.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

/** Prepared texts of a company. */
export function useTexts(company_id: string, enabled = true) {
  return useQuery({
    queryKey: keys.pipelines.texts(company_id),
    enabled,
    queryFn: ({ signal }) => call(listMessageTemplates, { params: { id: company_id }, signal }),
  })
}

function useTextsStep<V>(company_id: string, mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.pipelines.texts(company_id) }),
  })
}

type TextBody = z.input<typeof createMessageTemplate.body>

export const useSaveText = (company_id: string) =>
  useTextsStep(company_id, ({ template_id, body }: { template_id: string | null; body: TextBody }) =>
    template_id
      ? call(updateMessageTemplate, { params: { id: company_id, template_id }, body })
      : call(createMessageTemplate, { params: { id: company_id }, body }),
  )

export const useDeleteText = (company_id: string) =>
  useTextsStep(company_id, (template_id: string) =>
    call(deleteMessageTemplate, { params: { id: company_id, template_id } }),
  )
