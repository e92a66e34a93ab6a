import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createPipelineTemplate,
  deletePipelineTemplate,
  getPipeline,
  listPipelineTemplates,
  savePipeline,
} from '#shared/hiring/stages.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function usePipeline(vacancy_id: string) {
  return useQuery({
    queryKey: keys.pipelines.stages(vacancy_id),
    queryFn: ({ signal }) => call(getPipeline, { params: { id: vacancy_id }, signal }),
    // What is being edited is not replaced under the person's hands.
    refetchOnWindowFocus: false,
  })
}

export function useSavePipeline(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof savePipeline.body>) => call(savePipeline, { params: { id: vacancy_id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(keys.pipelines.stages(vacancy_id), saved)
      client.invalidateQueries({ queryKey: keys.pipelines.boards(vacancy_id) })
    },
  })
}

export function useStageTemplates(company_id: string) {
  return useQuery({
    queryKey: keys.pipelines.stageTemplates(company_id),
    queryFn: ({ signal }) => call(listPipelineTemplates, { params: { id: company_id }, signal }),
  })
}

function useTemplatesStep<V>(company_id: string, mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.pipelines.stageTemplates(company_id) }),
  })
}

export const useKeepStages = (company_id: string) =>
  useTemplatesStep(company_id, (body: z.input<typeof createPipelineTemplate.body>) =>
    call(createPipelineTemplate, { params: { id: company_id }, body }),
  )

export const useDeleteStageTemplate = (company_id: string) =>
  useTemplatesStep(company_id, (template_id: string) =>
    call(deletePipelineTemplate, { params: { id: company_id, template_id } }),
  )
