import { useQuery } from '@tanstack/react-query'
import { exportAnalysis, getAnalysis } from '#shared/hiring/analysis.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useAnalysis(vacancy_id: string) {
  return useQuery({
    queryKey: keys.pipelines.analysis(vacancy_id),
    queryFn: ({ signal }) => call(getAnalysis, { params: { id: vacancy_id }, signal }),
  })
}

export const downloadAnalysis = (vacancy_id: string) => call(exportAnalysis, { params: { id: vacancy_id } })
