import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/jobs/pasted-ads.ts'
import { answerAdLine, matchPastedAd, readPastedAd } from './pasted-ads.service.ts'

export function pastedAdsRoutes(serve: Serve): void {
  serve(contract.readPastedAd, readPastedAd)
  serve(contract.matchPastedAd, matchPastedAd)
  serve(contract.answerAdLine, answerAdLine)
}
