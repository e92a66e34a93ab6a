import { useQuery } from '@tanstack/react-query'
import { exportReports, getReports, type ReportSpan } from '#shared/hiring/reports/reports.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

/** While another span is on its way, the figures before it stay. */
export function useReports(company_id: string, span: ReportSpan, enabled: boolean) {
  return useQuery({
    queryKey: keys.pipelines.reports(company_id, span),
    enabled,
    queryFn: ({ signal }) => call(getReports, { params: { id: company_id }, query: span, signal }),
    placeholderData: (before) => before,
  })
}

export const downloadReports = (company_id: string, query: ReportSpan) =>
  call(exportReports, { params: { id: company_id }, query })
