import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/hiring/referrals/referrals.ts'
import { createReferralLink, deleteReferralLink, getReferralLink } from './referrals.service.ts'

export function referralsRoutes(serve: Serve): void {
  serve(contract.getReferralLink, getReferralLink)
  serve(contract.createReferralLink, createReferralLink)
  serve(contract.deleteReferralLink, deleteReferralLink)
}
