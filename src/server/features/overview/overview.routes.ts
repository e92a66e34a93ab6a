import type { Serve } from '#server/platform/http/serve.ts'
import * as companies from '#shared/companies/companies.ts'
import * as finding from '#shared/overview/find.ts'
import * as contract from '#shared/overview/overview.ts'
import { listCompanies } from './company-cards.service.ts'
import { findAnything } from './find.service.ts'
import { getRecruiterSummary } from './recruiter-summary.service.ts'
import { getSeekerStats } from './seeker-stats.service.ts'

export function overviewRoutes(serve: Serve): void {
  serve(companies.listCompanies, listCompanies)
  serve(finding.findAnything, findAnything)
  serve(contract.getSeekerStats, getSeekerStats)
  serve(contract.getRecruiterSummary, getRecruiterSummary)
}
