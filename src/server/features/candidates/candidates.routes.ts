import * as contract from '#shared/candidates.ts'
import type { Serve } from '../../http/serve.ts'
import { getCandidate, getCandidatePdf } from './candidates.service.ts'

export function candidatesRoutes(serve: Serve): void {
  serve(contract.getCandidate, getCandidate)
  serve(contract.getCandidatePdf, getCandidatePdf)
}
