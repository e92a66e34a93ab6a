import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import type { MemberRow } from '#server/features/companies/team.tables.ts'
import { deliverTask } from '#server/features/hiring/applying/delivery.tasks.ts'
import { sendOutgoingTask } from '#server/features/hiring/sending/outgoing.tasks.ts'
import { sendInvitationTask } from '#server/features/matching/inviting/send-invitation.tasks.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { addPerson, type addPersonBody } from '#shared/hiring/added-people/added-people.ts'
import type * as contract from '#shared/hiring/applying.ts'
import { applyToJob, UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { type Dashboard, getDashboard } from '#shared/hiring/board.ts'
import { OFFER_UNDO_SECONDS, sendOffer } from '#shared/hiring/offers.ts'
import { INVITATION_UNDO_SECONDS } from '#shared/matching/invitation-letter.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { TestApp } from './app.ts'
import { call } from './call.ts'
import { aCv, aJob } from './cvs.ts'
import { aCompany, aMember, aSession, aVacancy } from './factories.ts'
import { sentTo } from './outbox.ts'
import { completeCompany } from './vacancies.ts'

export interface Hiring {
  company: CompanyRow
  vacancy: VacancyRow
  owner: { token: string; user: UserRow; member: MemberRow }
}

/** A company that may publish, with one published vacancy, led by its owner. */
export async function aHiring(app: TestApp, document: Partial<VacancyDocument> = {}): Promise<Hiring> {
  const { user, token } = await aSession(app, { full_name: "Laura Núñez-O'Hara" })
  const { company: named, member } = await aCompany(app, user, { verification: 'DOMAIN_VERIFIED' })
  const company = await completeCompany(app, named)
  const vacancy = await aVacancy(app, company, { lead: member, document })
  return { company, vacancy, owner: { token, user, member } }
}

/** One more person of the team, signed in. */
export async function aColleague(app: TestApp, { company }: Hiring, role: Role, full_name = 'Iker Etxeberria') {
  const { user, token } = await aSession(app, { full_name })
  return { user, token, member: await aMember(app, company, user, role) }
}

/** Somebody with a CV who is about to apply. */
export async function aSeeker(app: TestApp, full_name = 'Ana García-López') {
  const session = await aSession(app, { full_name, timezone: 'Europe/Madrid' })
  const experience = [aJob({ start: '2019-01', current: true, summary: 'Informes en SQL y Python.' })]
  const skills = ['SQL', 'Python'].map((name) => ({ id: randomUUID(), name, skill_id: name.toLowerCase() }))
  const cv = await aCv(app, session.token, { document: { experience, skills } as never })
  return { ...session, cv }
}
export type Seeker = Awaited<ReturnType<typeof aSeeker>>

export const apply = (
  app: TestApp,
  { token, cv }: Pick<Seeker, 'token' | 'cv'>,
  vacancy: Pick<VacancyRow, 'id'>,
  body: Partial<z.input<typeof contract.applyBody>> = {},
) =>
  call(app, applyToJob, {
    token,
    params: { vacancy_id: vacancy.id },
    body: { creation_key: randomUUID(), cv_id: cv.id, ...body },
  })

/** The minute in which it can be taken back is over. */
export async function deliver(app: TestApp): Promise<void> {
  app.clock.forward(UNDO_SECONDS)
  await deliverTask.run(app.deps, {}, { id: 'test' })
}

/** Somebody whose application the team can see. */
export async function anApplicant(app: TestApp, { vacancy }: Pick<Hiring, 'vacancy'>, full_name?: string) {
  const seeker = await aSeeker(app, full_name)
  const { status, answer, text } = await apply(app, seeker, vacancy)
  if (status !== 201) throw new Error(`not sent: ${status} ${text}`)
  await deliver(app)
  return { ...seeker, application_id: answer.id }
}

/** Many people who applied: one sent through the front door, the rest as its copies. */
export async function crowd(app: TestApp, hiring: Hiring, count: number): Promise<string[]> {
  const { application_id } = await anApplicant(app, hiring)
  const { pool } = app.database
  const mark = randomUUID().slice(0, 8)
  await pool.query(
    `with people as (
       insert into users (full_name, email, email_verified_at, password_hash, timezone, terms_version, terms_accepted_at, created_at, updated_at)
       select 'Persona ' || n, 'p' || n || '-${mark}@correo.example', now(), 'x', 'Europe/Madrid', 't', now(), now(), now()
       from generate_series(2, $2) n returning id, full_name)
     insert into applications (vacancy_id, company_id, user_id, creation_key, state, stage_id, source, full_name, headline, cv_title, applied_at, stage_since, changed_at)
     select a.vacancy_id, a.company_id, p.id, gen_random_uuid(), 'ACTIVE', a.stage_id, a.source, p.full_name, '', '', a.applied_at, a.stage_since, a.changed_at
     from applications a, people p where a.id = $1`,
    [application_id, count],
  )
  const { rows } = await pool.query('select id from applications where vacancy_id = $1', [hiring.vacancy.id])
  return rows.map(({ id }) => id)
}

export async function boardOf(app: TestApp, { vacancy, owner }: Hiring, token = owner.token): Promise<Dashboard> {
  const { status, answer, text } = await call(app, getDashboard, { token, params: { id: vacancy.id } })
  if (status !== 200) throw new Error(`no board: ${status} ${text}`)
  return answer
}

/** The id of the nth stage. */
export const stageAt = ({ stages }: Pick<Dashboard, 'stages'>, index: number): string =>
  stages.at(index)?.id ?? 'no such stage'

/** What is typed in the place of a signature. */
export const SIGNED = { full_name: 'Ana García-López' }

/** The minute in which an offer can be taken back is over. */
export async function letOfferLeave(app: TestApp): Promise<void> {
  app.clock.forward(OFFER_UNDO_SECONDS)
  await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
}

/** Sent, with its minute over: the person has it. */
export async function makeOffer(app: TestApp, token: string, params: { id: string; offer_id: string }): Promise<void> {
  const body = { reason: 'Así lo acordamos por teléfono.' }
  const { status, text } = await call(app, sendOffer, { token, params, body })
  if (status !== 200) throw new Error(`not sent: ${status} ${text}`)
  await letOfferLeave(app)
}

/** The minute of every invitation that waits is over. */
export async function letInvitationsLeave(app: TestApp): Promise<void> {
  app.clock.forward(INVITATION_UNDO_SECONDS)
  const waiting = 'select vacancy_id, user_id from match_invitations where leaves_at is not null'
  const { rows } = await app.database.pool.query<{ vacancy_id: string; user_id: string }>(waiting)
  for (const pair of rows) await sendInvitationTask.run(app.deps, pair, { id: 'test' })
}

type AddedBody = z.input<typeof addPersonBody>

/** Whom a company adds by hand, with a CV. */
export const somebody = (values: Partial<AddedBody> = {}): AddedBody => ({
  full_name: 'Nerea Olabarri',
  email: 'nerea@correo.example',
  phone: '+34 655 12 34 56',
  origin: 'EVENT',
  origin_detail: 'Feria de empleo de Bilbao',
  held_because: 'THEY_ASKED',
  document: {
    experience: [aJob({ company: 'Talleres Ibaizabal', start: '2019-01', current: true, summary: 'SQL y Python.' })],
    skills: ['SQL', 'Python'].map((name) => ({ id: randomUUID(), name, skill_id: name.toLowerCase() })),
  },
  creation_key: randomUUID(),
  ...values,
})

export const add = (app: TestApp, { vacancy, owner }: Hiring, values: Partial<AddedBody> = {}, token = owner.token) =>
  call(app, addPerson, { token, params: { id: vacancy.id }, body: somebody(values) })

/** Added, and written to. */
export async function anAddedPerson(app: TestApp, hiring: Hiring, values: Partial<AddedBody> = {}) {
  const { status, answer, text } = await add(app, hiring, values)
  if (status !== 201) throw new Error(`not added: ${status} ${text}`)
  return { ...answer, application_id: answer.application_id ?? '' }
}

/** The secret of the mail that told somebody. */
export async function linkOf(app: TestApp, email = 'nerea@correo.example'): Promise<string> {
  const [mail] = await sentTo(app, email)
  const token = /\/\?ficha=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`nobody told ${email}`)
  return token
}
