import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/overview/overview.ts'
import { getRecruiterSummary, getSeekerStats } from './overview.service.ts'

export function overviewRoutes(serve: Serve): void {
  serve(contract.getSeekerStats, getSeekerStats)
  serve(contract.getRecruiterSummary, getRecruiterSummary)
}
