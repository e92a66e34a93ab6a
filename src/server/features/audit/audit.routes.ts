import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/audit/audit.ts'
import { exportAudit } from './audit.service.ts'
import { exportMatchUse } from './match-use.service.ts'

export function auditRoutes(serve: Serve): void {
  serve(contract.exportAudit, exportAudit)
  serve(contract.exportMatchUse, exportMatchUse)
}
