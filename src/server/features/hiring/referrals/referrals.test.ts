import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAnalysis } from '#shared/hiring/analysis.ts'
import { getApplyContext, saveApplyDraft, undoApplication } from '#shared/hiring/applying.ts'
import { REFERRAL_PARAM, referralIn } from '#shared/hiring/referrals/referral-address.ts'
import { createReferralLink, deleteReferralLink, getReferralLink } from '#shared/hiring/referrals/referrals.ts'
import { getReports } from '#shared/hiring/reports/reports.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, apply, aSeeker, deliver, type Hiring } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ofVacancy = ({ vacancy }: Hiring, token: string) => ({ token, params: { id: vacancy.id } })
const linkOf = async (hiring: Hiring, token: string) =>
  (await call(app, getReferralLink, ofVacancy(hiring, token))).answer
const switchOff = (hiring: Hiring, token: string) => call(app, deleteReferralLink, ofVacancy(hiring, token))

async function aLink(hiring: Hiring, token = hiring.owner.token): Promise<string> {
  const { answer, status } = await call(app, createReferralLink, ofVacancy(hiring, token))
  expect(status).toBe(201)
  return referralIn(new URL(answer.url ?? '').searchParams) ?? ''
}

async function contextOf({ vacancy }: Hiring, token: string, referral?: string) {
  const asked = { token, params: { vacancy_id: vacancy.id }, query: referral ? { referral } : {} }
  return (await call(app, getApplyContext, asked)).answer
}

async function asTeam({ vacancy, owner }: Hiring, id: string) {
  const asked = { token: owner.token, params: { vacancy_id: vacancy.id, id } }
  return (await call(app, getTeamApplication, asked)).answer
}

async function arrive(hiring: Hiring, referral: string | null, full_name?: string) {
  const seeker = await aSeeker(app, full_name)
  const { answer, status } = await apply(app, seeker, hiring.vacancy, { referral })
  expect(status).toBe(201)
  return { ...seeker, application_id: answer.id }
}

const closeVacancy = ({ vacancy }: Hiring) =>
  app.database.pool.query(`update vacancies set state = 'PAUSED', state_reason = 'MANUAL' where id = $1`, [vacancy.id])

describe('the link of somebody who recommends', () => {
  it('names nobody, and brings its application with who recommended it', async () => {
    const hiring = await aHiring(app)
    const interviewer = await aColleague(app, hiring, 'INTERVIEWER', 'Iker Etxeberria')
    await app.database.pool.query(`insert into hiring_teams (vacancy_id, member_id, role) values ($1, $2, 'MEMBER')`, [
      hiring.vacancy.id,
      interviewer.member.id,
    ])
    const token = await aLink(hiring, interviewer.token)
    const { url } = await linkOf(hiring, interviewer.token)
    expect(url).toMatch(new RegExp(`/jobs/${hiring.vacancy.id}\\?${REFERRAL_PARAM}=${token}$`))
    for (const known of ['Iker', interviewer.user.id, interviewer.member.id]) expect(url).not.toContain(known)

    const seeker = await aSeeker(app)
    expect((await contextOf(hiring, seeker.token, token)).referral).toEqual({ token, full_name: 'Iker Etxeberria' })
    const sent = await apply(app, seeker, hiring.vacancy, { referral: token, source: 'SHARED_LINK' })
    expect((await linkOf(hiring, interviewer.token)).came).toBe(0)
    await deliver(app)
    expect(await asTeam(hiring, sent.answer.id)).toMatchObject({ source: 'REFERRED', referred_by: 'Iker Etxeberria' })
    expect((await linkOf(hiring, interviewer.token)).came).toBe(1)
    // A colleague's own count is another one.
    expect((await linkOf(hiring, hiring.owner.token)).came).toBe(0)
  })

  it('stands in the sources of the analysis and of the reports', async () => {
    const hiring = await aHiring(app)
    const token = await aLink(hiring)
    await arrive(hiring, token, 'Ana García-López')
    await arrive(hiring, token, 'Bea Ruiz')
    await arrive(hiring, null, 'Carlos Soto')
    await deliver(app)
    const { answer } = await call(app, getAnalysis, ofVacancy(hiring, hiring.owner.token))
    expect(answer.sources).toContainEqual({ source: 'REFERRED', count: 2, hired: 0 })
    const referrers = [{ full_name: hiring.owner.user.full_name, applications: 2, hired: 0 }]
    expect(answer.referrers).toEqual(referrers)
    const asked = { token: hiring.owner.token, params: { id: hiring.company.id } }
    const query = { from: '2020-01-01', to: '2024-12-31' }
    expect((await call(app, getReports, { ...asked, query })).answer.referrers).toEqual([])
    const year = app.clock.now().getUTCFullYear()
    const now = { from: `${year}-01-01`, to: `${year}-12-31` }
    expect((await call(app, getReports, { ...asked, query: now })).answer.referrers).toEqual(referrers)
  })

  it('recommends nobody once it is switched off, renewed, of another vacancy or of the one who applies', async () => {
    const hiring = await aHiring(app)
    const [off, other] = [await aLink(hiring), await aHiring(app)]
    await switchOff(hiring, hiring.owner.token)
    expect((await linkOf(hiring, hiring.owner.token)).url).toBeNull()
    const before = await aLink(hiring)
    const live = await aLink(hiring)
    const foreign = await aLink(other)
    const seeker = await aSeeker(app)
    for (const dead of [off, before, foreign])
      expect((await contextOf(hiring, seeker.token, dead)).referral, dead).toBeNull()
    expect((await contextOf(hiring, hiring.owner.token, live)).referral).toBeNull()
    const sent = await apply(app, seeker, hiring.vacancy, { referral: before })
    await deliver(app)
    expect(await asTeam(hiring, sent.answer.id)).toMatchObject({ source: 'DIRECT', referred_by: null })
  })

  it('recommends nobody of a vacancy that takes nobody, nor for somebody who left the team; who came stays', async () => {
    const hiring = await aHiring(app)
    const colleague = await aColleague(app, hiring, 'RECRUITER')
    const token = await aLink(hiring, colleague.token)
    const { application_id } = await arrive(hiring, token)
    await deliver(app)
    const seeker = await aSeeker(app, 'Bea Ruiz')
    await app.database.pool.query(`update members set status = 'LEFT' where id = $1`, [colleague.member.id])
    expect((await contextOf(hiring, seeker.token, token)).referral).toBeNull()
    expect((await asTeam(hiring, application_id)).referred_by).toBe('Iker Etxeberria')

    const own = await aLink(hiring)
    await closeVacancy(hiring)
    expect((await contextOf(hiring, seeker.token, own)).referral).toBeNull()
    expect(await linkOf(hiring, hiring.owner.token)).toMatchObject({ works: false })
    const refused = await call(app, createReferralLink, ofVacancy(hiring, hiring.owner.token))
    expect([refused.status, refused.error?.code]).toEqual([409, 'state_conflict'])
  })

  it('is kept with the draft, and again with what is taken back', async () => {
    const hiring = await aHiring(app)
    const token = await aLink(hiring)
    const seeker = await aSeeker(app)
    const params = { vacancy_id: hiring.vacancy.id }
    const draft = { cv_id: seeker.cv.id, note: 'Hola', answers: [], declared: {} }
    await call(app, saveApplyDraft, { token: seeker.token, params, body: { ...draft, referral: token } })
    expect((await contextOf(hiring, seeker.token)).referral?.token).toBe(token)
    const sent = await apply(app, seeker, hiring.vacancy, { referral: token })
    await call(app, undoApplication, { token: seeker.token, params: { id: sent.answer.id } })
    expect((await contextOf(hiring, seeker.token)).referral?.token).toBe(token)
    // Whoever wants to apply without it says so.
    await call(app, saveApplyDraft, { token: seeker.token, params, body: { ...draft, referral: null } })
    expect((await contextOf(hiring, seeker.token)).referral).toBeNull()
  })

  it('tells nobody in blind review whom it brought, beyond how many', async () => {
    const hiring = await aHiring(app)
    const token = await aLink(hiring)
    const { application_id } = await arrive(hiring, token)
    await deliver(app)
    await app.database.pool.query('update applications set is_blind = true where id = $1', [application_id])
    expect(await asTeam(hiring, application_id)).toMatchObject({ source: 'DIRECT', referred_by: null })
    expect((await linkOf(hiring, hiring.owner.token)).came).toBe(1)
    const { answer } = await call(app, getAnalysis, ofVacancy(hiring, hiring.owner.token))
    expect([answer.sources.map(({ source }) => source), answer.referrers]).toEqual([['DIRECT'], []])
  })
})
