import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import * as taxonomy from '#shared/language/taxonomy.ts'
import * as summaries from '#shared/matching/match-summaries.ts'
import { OWN_LINES } from '#shared/matching/matching.ts'
import * as reading from '#shared/matching/people-reading.ts'
import { listSavedPeople } from '#shared/matching/saved-people.ts'
import * as consents from '#shared/matching/talent-consents.ts'
import * as matches from '#shared/matching/vacancy-matches.ts'
import { may } from './permissions.ts'
import { type Expected, everybody, type Row, row, signedIn, teamBy } from './rows.ts'
import { verifyCompany } from './verified.ts'
import type { World } from './world.ts'

const OPEN = 'PUBLISHED'
const vacancy = ({ company }: World) => ({ params: { vacancy_id: company.vacancies[OPEN] } })
const pair = ({ company, owner }: World) => ({
  params: { vacancy_id: company.vacancies[OPEN], cv_id: owner.cvs.base_id },
})
const asking = (world: World) => ({ ...pair(world), body: { message: 'Nos gustó tu perfil.' } })
const line = ({ company, owner }: World) => ({
  params: { vacancy_id: company.vacancies[OPEN], cv_id: owner.cvs.base_id, requirement_id: OWN_LINES.OCCUPATION },
})

/** Nobody but the owner is in a hiring team here: whoever sees only their own vacancies finds none. */
const searchers = (status: number): Expected => ({
  ...signedIn(404),
  ...teamBy((role) => (may(role, 'search_talent') ? status : 404)),
})

/** The company has shown who it is; before, nobody of it sees anybody. */
const verified = { prepare: ({ app, company }: World) => verifyCompany(app, company.id) }

/** Who does not want to be found is not there for anybody. */
const found = {
  prepare: async ({ app, owner, company }: World) => {
    await verifyCompany(app, company.id)
    await updateUser(app.deps.db, owner.id, { visibility: 'VISIBLE' })
  },
  // The town, too, is called so.
  reveals: ({ owner }: World) => [owner.canary],
}

const invited = ({ company, owner }: World) => ({
  params: { vacancy_id: company.vacancies[OPEN] },
  body: { cv_id: owner.cvs.base_id },
})

const override = (world: World) => ({
  ...line(world),
  body: { verdict: 'CUMPLE' as const, reason: 'Lo vimos en la entrevista.' },
})

const noConsent = ({ company }: World) => ({ params: { company_id: company.id } })

/** Asked for by the company itself, which whoever is of it knows. */
const readers = (status: number): Expected => ({
  ...signedIn(404),
  ...teamBy((role) => (may(role, 'search_talent') ? status : 409)),
})

export const matchingRows: Row[] = [
  row(reading.getPeopleReading, readers(200), ({ company }) => ({ params: { id: company.id } })),
  row(listSavedPeople, readers(409), ({ company }) => ({ params: { id: company.id } })),
  row(listSavedPeople, readers(200), ({ company }) => ({ params: { id: company.id } }), verified),
  row(consents.listTalentConsents, signedIn(200), () => ({})),
  row(consents.renewTalentConsent, signedIn(404), noConsent),
  row(consents.endTalentConsent, signedIn(404), noConsent),
  row(consents.answerTalentAsk, signedIn(404), (world) => ({ ...noConsent(world), body: { answer: 'SI' as const } })),
  row(taxonomy.searchSkills, everybody(200), () => ({ query: { q: 'react' } })),
  row(taxonomy.searchRoles, everybody(200), () => ({ query: { q: 'contable' } })),
  row(taxonomy.searchPlaces, everybody(200), () => ({ query: { q: 'bogota' } })),
  row(matches.listVacancyMatches, searchers(409), vacancy),
  row(matches.listVacancyMatches, searchers(200), vacancy, verified),
  row(matches.getVacancyMatch, searchers(409), pair),
  row(matches.getVacancyMatch, signedIn(404), pair, verified),
  row(matches.getVacancyMatch, searchers(200), pair, found),
  row(summaries.summariseMatch, searchers(409), pair, found),
  row(matches.invitePerson, signedIn(404), asking, verified),
  row(matches.invitePerson, searchers(204), asking, found),
  row(matches.previewInvitation, signedIn(404), pair, verified),
  row(matches.previewInvitation, searchers(200), pair, found),
  row(matches.takeInvitationBack, signedIn(404), pair, verified),
  // Nobody was invited.
  row(matches.takeInvitationBack, searchers(409), pair, found),
  row(matches.invite, signedIn(404), invited, verified),
  row(matches.invite, searchers(204), invited, found),
  row(matches.overrideVerdict, searchers(204), override, found),
  row(matches.removeOverride, searchers(204), line, found),
  row(matches.answerLine, signedIn(204), ({ company }) => ({
    params: { vacancy_id: company.vacancies[OPEN], requirement_id: OWN_LINES.OCCUPATION },
    body: { answer: 'SI' as const },
  })),
]
