import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/matching/candidates.ts'
import { getCandidate, getCandidatePdf } from './candidates.service.ts'

export function candidatesRoutes(serve: Serve): void {
  serve(contract.getCandidate, getCandidate)
  serve(contract.getCandidatePdf, getCandidatePdf)
}
