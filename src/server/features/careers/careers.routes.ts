import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/careers/careers.ts'
import { getCareers } from './careers.service.ts'
import { allFeed, companyFeed } from './feeds.service.ts'

export function careersRoutes(serve: Serve): void {
  serve(contract.getCareers, getCareers)
  serve(contract.allFeed, allFeed)
  serve(contract.companyFeed, companyFeed)
}
