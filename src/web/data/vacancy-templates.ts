import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { createVacancy } from '#shared/vacancies/vacancies.ts'
import {
  createVacancyTemplate,
  deleteVacancyTemplate,
  listVacancyTemplates,
  renameVacancyTemplate,
} from '#shared/vacancies/vacancy-templates.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'
import { useStoreVacancy } from './vacancies.ts'

export function useTemplates(company_id: string, enabled = true) {
  return useQuery({
    queryKey: keys.vacancies.templates(company_id),
    enabled,
    queryFn: ({ signal }) => call(listVacancyTemplates, { params: { id: company_id }, signal }),
  })
}

function useTemplatesChanged(company_id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.vacancies.templates(company_id) })
}

export function useKeepTemplate(company_id: string) {
  const onSuccess = useTemplatesChanged(company_id)
  return useMutation({
    mutationFn: (body: { name: string; vacancy_id: string }) =>
      call(createVacancyTemplate, { params: { id: company_id }, body }),
    onSuccess,
  })
}

export function useRenameTemplate(company_id: string, template_id: string) {
  const onSuccess = useTemplatesChanged(company_id)
  return useMutation({
    mutationFn: (name: string) =>
      call(renameVacancyTemplate, { params: { id: company_id, template_id }, body: { name } }),
    onSuccess,
  })
}

export function useDeleteTemplate(company_id: string, template_id: string) {
  const onSuccess = useTemplatesChanged(company_id)
  return useMutation({
    mutationFn: () => call(deleteVacancyTemplate, { params: { id: company_id, template_id } }),
    onSuccess,
  })
}

/** Begins a draft with a template; pressing again after a lost answer begins no second one. */
export function useBeginFromTemplate(company_id: string) {
  const onSuccess = useStoreVacancy()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: (template_id: string) => {
      const creation_key = keys.current.get(template_id) ?? crypto.randomUUID()
      keys.current.set(template_id, creation_key)
      return call(createVacancy, { params: { id: company_id }, body: { template_id, creation_key } })
    },
    onSuccess,
  })
}
