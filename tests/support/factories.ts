import { hash } from '@node-rs/argon2'
import { startSession } from '#server/features/accounts/sessions/sessions.service.ts'
import { insertUser } from '#server/features/accounts/users/users.queries.ts'
import type { NewUser, UserRow } from '#server/features/accounts/users/users.tables.ts'
import { insertCompany } from '#server/features/companies/companies.queries.ts'
import type { CompanyRow, NewCompany } from '#server/features/companies/companies.tables.ts'
import { insertInvitation, insertInvitationToken } from '#server/features/companies/team/invitations.queries.ts'
import { insertMember } from '#server/features/companies/team/members.queries.ts'
import type { InvitationRow, MemberRow } from '#server/features/companies/team.tables.ts'
import { indexVacancy } from '#server/features/search/search-index.service.ts'
import { insertVacancy, replaceHiringTeam } from '#server/features/vacancies/vacancies.queries.ts'
import type { NewVacancy, VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { hashToken, newToken } from '#server/platform/secrets.ts'
import { type Role, seesSalaryByDefault } from '#shared/companies/team-policy.ts'
import { INVITATION_LIFE } from '#shared/core/limits.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { TestApp } from './app.ts'
import { aGoodDocument } from './vacancies.ts'

/** Good enough for the rules, the same for everybody, so that hashing it once is enough. */
export const PASSWORD = 'lluvia-sobre-el-tejado'
// Cheap parameters: these hashes are only ever compared, and the cost is part of the stored value.
const cheapHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1 })

/** Names that people have, and some that they could type: none of them may break anything. */
export const lifelikeNames = [
  'Ana García-López',
  "Sinéad O'Brien",
  'Luca D’Angelo',
  'José de la O',
  'Ñ',
  'Bo Li',
  '王小明',
  'Мария Иванова',
  'Jose\u0301 Peña i Puig',
  'Ruby \\ (Java) [C++] {2} $^ | *?',
  Array.from({ length: 40 }, () => 'aa').join(' '),
] as const

let counter = 0

/** A person with a verified address; what the test does not care about is filled in. */
export async function aUser({ deps }: TestApp, values: Partial<NewUser> = {}): Promise<UserRow> {
  counter += 1
  const now = deps.now()
  const user = await insertUser(deps.db, {
    full_name: 'Ana Prueba',
    email: `persona-${counter}@correo.example`,
    email_verified_at: now,
    password_hash: await cheapHash,
    terms_version: 'test',
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
    ...values,
  })
  if (!user) throw new Error('that address is taken')
  return user
}

/** A person who is signed in. */
export async function aSession(app: TestApp, values: Partial<NewUser> = {}): Promise<{ user: UserRow; token: string }> {
  const user = await aUser(app, values)
  const request = { id: 'test', ip: '192.0.2.10', user_agent: 'test' }
  return { user, token: await startSession({ ...app.deps, request }, user.id) }
}

/** A company that this person owns. */
export async function aCompany(
  { deps }: TestApp,
  owner: UserRow,
  values: Partial<NewCompany> = {},
): Promise<{ company: CompanyRow; member: MemberRow }> {
  counter += 1
  const now = deps.now()
  const company = await insertCompany(deps.db, {
    name: `Empresa ${counter}`,
    slug: `empresa-${counter}`,
    website: `https://empresa-${counter}.example`,
    domain: `empresa-${counter}.example`,
    default_currency: 'EUR',
    timezone: 'Europe/Madrid',
    created_by: owner.id,
    created_at: now,
    updated_at: now,
    ...values,
  })
  if (!company) throw new Error('that company exists already')
  return { company, member: await aMember({ deps }, company, owner, 'OWNER') }
}

/** Puts a person into a team. */
export function aMember(
  { deps }: Pick<TestApp, 'deps'>,
  company: CompanyRow,
  user: UserRow,
  role: Role,
  values: Partial<MemberRow> = {},
): Promise<MemberRow> {
  return insertMember(deps.db, {
    company_id: company.id,
    user_id: user.id,
    role,
    can_see_salary_expectations: seesSalaryByDefault(role),
    joined_at: deps.now(),
    updated_at: deps.now(),
    ...values,
  })
}

/** An invitation that waits for an answer, with the token of its link. */
export async function anInvitation(
  { deps }: TestApp,
  company: CompanyRow,
  invitedBy: UserRow,
  values: { email: string } & Partial<InvitationRow>,
): Promise<{ invitation: InvitationRow; token: string }> {
  const token = newToken()
  const now = deps.now()
  const invitation = await insertInvitation(deps.db, {
    company_id: company.id,
    role: 'RECRUITER',
    token_hash: hashToken(token),
    invited_by: invitedBy.id,
    sent_at: now,
    created_at: now,
    expires_at: addSeconds(now, INVITATION_LIFE),
    ...values,
  })
  await insertInvitationToken(deps.db, { token_hash: hashToken(token), invitation_id: invitation.id, created_at: now })
  return { invitation, token }
}

/** A vacancy that everybody can find and read now, led by `lead`; `document` needs to say only what matters to the test. */
export async function aVacancy(
  { deps }: Pick<TestApp, 'deps'>,
  company: CompanyRow,
  values: Partial<Omit<NewVacancy, 'document'>> & { document?: Partial<VacancyDocument>; lead?: MemberRow } = {},
): Promise<VacancyRow> {
  const { document: said = {}, lead, ...rest } = values
  const document = aGoodDocument(said)
  const now = deps.now()
  const published_at = rest.published_at ?? now
  const vacancy = await insertVacancy(deps.db, {
    company_id: company.id,
    created_by: company.created_by,
    title: document.title,
    document,
    state: 'PUBLISHED',
    published_at,
    expires_at: addDays(published_at, document.duration_days),
    created_at: now,
    updated_at: now,
    ...rest,
  })
  if (lead) await replaceHiringTeam(deps.db, vacancy.id, [{ member_id: lead.id, role: 'LEAD' }])
  await indexVacancy(deps, vacancy)
  return vacancy
}
