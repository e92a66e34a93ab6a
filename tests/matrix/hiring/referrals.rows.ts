import * as contract from '#shared/hiring/referrals/referrals.ts'
import { type Row, row } from '../rows.ts'
import { inVacancy, seers } from './hiring-inputs.ts'

/** Everybody who sees a vacancy may recommend people for it, each by a link of their own. */
export const referralRows: Row[] = [
  row(contract.getReferralLink, seers(200), inVacancy),
  row(contract.createReferralLink, seers(201), inVacancy),
  row(contract.deleteReferralLink, seers(204), inVacancy),
]
