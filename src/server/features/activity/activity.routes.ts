import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/companies/companies.ts'
import { listActivity } from './activity.service.ts'

export function activityRoutes(serve: Serve): void {
  serve(contract.listActivity, listActivity)
}
