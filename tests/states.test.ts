import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import { isDue, moveCompany } from '#server/features/companies/company-states.service.ts'
import { moveInvitations } from '#server/features/companies/team/invitation-states.service.ts'
import type { InvitationRow } from '#server/features/companies/team.tables.ts'
import type { updateVacancyRow } from '#server/features/vacancies/vacancies.queries.ts'
import { moveVacancy } from '#server/features/vacancies/vacancy-states.service.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aCompany, anInvitation, aUser, aVacancy } from '#tests/support/factories.ts'
import { sourceFiles } from '#tests/support/text/source-files.ts'

const FEATURES = 'src/server/features/'

/** Every state machine: the one query that writes its column, and the one file that may call it. */
const machines = [
  { writer: 'writeVacancyState', home: 'vacancies/vacancy-states.service.ts' },
  { writer: 'writeInvitationState', home: 'companies/team/invitation-states.service.ts' },
  { writer: 'writeTransferState', home: 'companies/team/transfer-states.service.ts' },
  { writer: 'writeRequestState', home: 'companies/team/access-request-states.service.ts' },
  { writer: 'writeAccountStatus', home: 'accounts/users/account-states.service.ts' },
  { writer: 'writeCopyState', home: 'rights/copy-states.service.ts' },
  { writer: 'writeCompanyStatus', home: 'companies/company-states.service.ts' },
  { writer: 'writePaymentState', home: 'billing/payments/payment-states.service.ts' },
  { writer: 'writeImportState', home: 'cvs/imports/import-states.service.ts' },
  { writer: 'writeApplicationState', home: 'hiring/applications/application-states.service.ts' },
  { writer: 'writeOutgoingState', home: 'hiring/outgoing/outgoing-states.service.ts' },
  { writer: 'writeBulkState', home: 'hiring/bulk/bulk-states.service.ts' },
  { writer: 'writeInterviewState', home: 'hiring/interviews/interview-states.service.ts' },
  { writer: 'writeOfferState', home: 'hiring/offers/offer-states.service.ts' },
  { writer: 'writeReviewState', home: 'hiring/reviews/review-states.service.ts' },
]

const server = sourceFiles('src/server').filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path))

describe('the state of a thing', () => {
  it.each(machines)('is written by $writer for $home alone', ({ writer, home }) => {
    const users = server.filter(({ text }) => new RegExp(`\\b${writer}\\b`).test(text)).map(({ path }) => path)
    expect(users.filter((path) => !path.endsWith('.queries.ts'))).toEqual([FEATURES + home])
    expect(users.filter((path) => path.endsWith('.queries.ts'))).toHaveLength(1)
  })

  it('is set in no other query', () => {
    /** The name of the function around each `.set({ … state … })`. */
    const setters = server.flatMap(({ text }) =>
      text
        .split(/\n(?=export (?:async )?function |export const )/)
        .filter((part) => /\.set\(\{[^}]*\b(?:state|status)\b(?!_)[^}]*\}/.test(part))
        .map((part) => /(?:function|const) (\w+)/.exec(part)?.[1]),
    )
    expect(setters.toSorted()).toEqual(machines.map(({ writer }) => writer).toSorted())
    const inWords = server.filter(({ text }) => /\bset\s+"?(?:state|status)"?\s*=/i.test(text))
    expect(inWords.map(({ path }) => path)).toEqual([])
  })

  // Types alone: `npm run check` reads it.
  it('cannot be passed to what changes the rest', () => {
    expectTypeOf<Parameters<typeof updateVacancyRow>[2]>().not.toHaveProperty('state')
    expectTypeOf<Parameters<typeof updateCompanyRow>[2]>().not.toHaveProperty('status')
  })
})

describe('a step', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const STATES: InvitationRow['state'][] = ['PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'EXPIRED']

  it.each([
    ['accept', ['PENDING']],
    ['decline', ['PENDING']],
    ['revoke', ['PENDING']],
    ['expire', ['PENDING']],
    ['resend', ['PENDING', 'REVOKED', 'EXPIRED']],
  ] as const)('«%s» moves invitations from %s and from nowhere else', async (step, from) => {
    const owner = await aUser(app)
    const { company } = await aCompany(app, owner)
    const moved: string[] = []
    for (const state of STATES) {
      const email = `${state.toLowerCase()}@correo.example`
      const { invitation } = await anInvitation(app, company, owner, { email, state })
      if ((await moveInvitations(app.deps, step, { id: invitation.id })).length > 0) moved.push(state)
    }
    expect(moved.toSorted()).toEqual(from.toSorted())
  })

  it('of a vacancy is refused where it does not begin, whoever asks', async () => {
    const { company } = await aCompany(app, await aUser(app))
    const vacancy = await aVacancy(app, company)
    const paused = await moveVacancy(app.deps, vacancy, 'expire', { state_reason: 'EXPIRY' })
    expect([paused.state, paused.state_reason]).toEqual(['PAUSED', 'EXPIRY'])
    for (const move of ['expire', 'moderate', 'publish', 'pause', 'archive'] as const)
      await expect(moveVacancy(app.deps, paused, move), move).rejects.toMatchObject({ code: 'state_conflict' })
  })

  it('brings no suspended company back', async () => {
    const { company } = await aCompany(app, await aUser(app), { status: 'SUSPENDED' })
    for (const step of ['archive', 'restore'] as const) {
      expect(() => isDue(step, company)).toThrow('suspendida')
      await expect(moveCompany(app.deps, step, company)).rejects.toThrow('not where this step begins')
    }
  })
})
