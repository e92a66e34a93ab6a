import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/audit/audit.ts'
import { exportAudit } from './audit.service.ts'

export function auditRoutes(serve: Serve): void {
  serve(contract.exportAudit, exportAudit)
}
