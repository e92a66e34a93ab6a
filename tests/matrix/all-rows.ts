import { accountRows } from './accounts.rows.ts'
import { answerFilesRows } from './answer-files.rows.ts'
import { billingRows } from './billing.rows.ts'
import { careersRows } from './careers.rows.ts'
import { companyRows } from './companies.rows.ts'
import { cvRows, importRows } from './cvs.rows.ts'
import { addedPeopleRows } from './hiring/added-people.rows.ts'
import { companyHiringRows } from './hiring/company-hiring.rows.ts'
import { hiringRows } from './hiring/hiring.rows.ts'
import { hiringTalkRows } from './hiring/hiring-talks.rows.ts'
import { preparationRows } from './hiring/preparation.rows.ts'
import { referralRows } from './hiring/referrals.rows.ts'
import { integrationsRows } from './integrations.rows.ts'
import { jobRows, savedSearchRows } from './jobs.rows.ts'
import { matchingRows } from './matching.rows.ts'
import type { Row } from './rows.ts'
import { teamRows } from './team.rows.ts'
import { vacancyRows } from './vacancies.rows.ts'

/** Every route, for every actor. */
export const allRows: Row[] = [
  ...accountRows,
  ...companyRows,
  ...billingRows,
  ...teamRows,
  ...cvRows,
  ...importRows,
  ...vacancyRows,
  ...jobRows,
  ...savedSearchRows,
  ...hiringRows,
  ...hiringTalkRows,
  ...companyHiringRows,
  ...answerFilesRows,
  ...addedPeopleRows,
  ...referralRows,
  ...preparationRows,
  ...matchingRows,
  ...careersRows,
  ...integrationsRows,
]
