import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/hiring/reports/reports.ts'
import { exportReports, getReports } from './reports.service.ts'

export function reportsRoutes(serve: Serve): void {
  serve(contract.getReports, getReports)
  serve(contract.exportReports, exportReports)
}
