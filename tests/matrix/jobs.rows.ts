import { unsubscribeUrl } from '#server/features/jobs/alerts/unsubscribe-link.ts'
import * as jobs from '#shared/jobs/jobs.ts'
import { getPaidRange } from '#shared/jobs/paid-range.ts'
import { answerAdLine, matchPastedAd, readPastedAd } from '#shared/jobs/pasted-ads.ts'
import * as searches from '#shared/jobs/saved-searches.ts'
import { explainPair } from '#shared/matching/match-trace.ts'
import { OWN_LINES } from '#shared/matching/matching.ts'
import { everybody, ownerOnly, type Row, row, signedIn } from './rows.ts'
import type { World } from './world.ts'

const published = ({ company }: World) => ({ params: { vacancy_id: company.vacancies.PUBLISHED } })
const draft = ({ company }: World) => ({ params: { vacancy_id: company.vacancies.DRAFT } })
const closed = ({ company }: World) => ({ params: { vacancy_id: company.vacancies.CLOSED } })
const explained =
  (state: 'PUBLISHED' | 'DRAFT') =>
  ({ company, owner }: World) => ({ params: { vacancy_id: company.vacancies[state], cv_id: owner.cvs.base_id } })
const search = ({ owner }: World) => ({ params: { id: owner.search_id } })
const body = { name: 'Otra', filters: {}, frequency: 'DAILY' as const, by_mail: true }
const link = ({ app, owner }: World) => {
  const url = unsubscribeUrl(app.deps.config, 'search', owner.search_id)
  return { params: { token: url.slice(url.lastIndexOf('/') + 1) } }
}

const ad = { title: 'Camarera' }

/** Whoever publishes shows the company's name and profile to everybody. */
const inPublic = { reveals: ({ company, other_company }: World) => [company.canary, other_company.canary] }

export const jobRows: Row[] = [
  row(jobs.listJobs, everybody(200), () => ({}), inPublic),
  row(jobs.jobsFeed, everybody(200), () => ({}), inPublic),
  row(jobs.getJob, everybody(200), published, inPublic),
  row(jobs.getJob, everybody(200), closed, inPublic),
  row(jobs.getJob, everybody(404), draft),
  row(jobs.listSimilarJobs, everybody(200), published, inPublic),
  row(getPaidRange, everybody(200), published),
  row(jobs.listCompanyJobs, everybody(200), published, inPublic),
  row(jobs.listCompanyJobs, everybody(404), draft),
  row(jobs.getJobPicture, everybody(200), published, inPublic),
  row(jobs.getJobPicture, everybody(404), draft),
  // This company has none.
  row(jobs.getJobLogo, everybody(404), published),
  row(jobs.getJobLogo, everybody(404), draft),
  row(jobs.getJobMatch, signedIn(200), published),
  row(jobs.getJobMatch, signedIn(200), closed),
  row(jobs.getJobMatch, signedIn(404), draft),
  row(explainPair, ownerOnly(200), explained('PUBLISHED')),
  row(explainPair, signedIn(404), explained('DRAFT')),
  row(readPastedAd, signedIn(200), () => ({ body: { text: 'Se busca camarera en Valencia con inglés B1.' } })),
  row(matchPastedAd, signedIn(200), () => ({ body: { ad } })),
  row(answerAdLine, signedIn(204), () => ({
    body: { ad, requirement_id: OWN_LINES.OCCUPATION, answer: 'SI' as const },
  })),
  row(jobs.saveJob, signedIn(204), published),
  row(jobs.saveJob, signedIn(404), draft),
  row(jobs.unsaveJob, signedIn(204), published),
  row(jobs.hideJob, signedIn(204), (world) => ({ ...published(world), body: { reason: 'SALARIO' as const } })),
  row(jobs.unhideJob, signedIn(204), published),
  row(jobs.reportJob, signedIn(204), (world) => ({ ...published(world), body: { reason: 'OTRA' as const } })),
  row(jobs.reportJob, signedIn(404), (world) => ({ ...draft(world), body: { reason: 'OTRA' as const } })),
]

export const savedSearchRows: Row[] = [
  row(searches.listSavedSearches, signedIn(200), () => ({})),
  row(searches.createSavedSearch, signedIn(201), () => ({ body })),
  row(searches.updateSavedSearch, ownerOnly(200), (world) => ({ ...search(world), body })),
  row(searches.deleteSavedSearch, ownerOnly(204), search),
  row(searches.seeSavedSearch, ownerOnly(204), search),
  row(searches.runSavedSearch, ownerOnly(200), search),
  // Whoever has the link has the mail, which names the alert.
  row(searches.showUnsubscribe, everybody(200), link, { reveals: ({ owner }) => [owner.canary] }),
  row(searches.unsubscribe, everybody(200), link, { reveals: ({ owner }) => [owner.canary] }),
]
