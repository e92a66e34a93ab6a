import { randomUUID } from 'node:crypto'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { insertRequest, listPendingRequests } from '#server/features/companies/team/access-requests.queries.ts'
import { insertTransfer } from '#server/features/companies/team/transfers.queries.ts'
import { emit } from '#server/features/events/events.service.ts'
import { insertFile } from '#server/platform/files/files.queries.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { TRANSFER_LIFE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { TestApp } from '#tests/support/app.ts'
import { aCompany, aMember, anInvitation, aUser } from '#tests/support/factories.ts'
import type { HiringThings } from './hiring/hiring-world.ts'
import { vacanciesOf } from './vacancy-world.ts'

/** Who works for the company, and as what. */
export const teamRoles = {
  owner: 'OWNER',
  'admin-member': 'ADMIN',
  recruiter: 'RECRUITER',
  'hiring-manager': 'HIRING_MANAGER',
  interviewer: 'INTERVIEWER',
  billing: 'BILLING',
} as const satisfies Record<string, Role>
export type TeamActor = keyof typeof teamRoles

/** A company with everything a company can have, each text marked with a word that belongs to nobody else. */
export interface CompanyThings {
  id: string
  slug: string
  canary: string
  domain: string
  photo_id: string
  /** Of a colleague who plays no other part. */
  member_id: string
  owner_member_id: string
  admin_member_id: string
  invitation_id: string
  invitation_token: string
  ended_token: string
  request_id: string
  /** Words of people whom only those who invite, or manage the team, know. */
  invited_canary: string
  asker_canary: string
  colleague_canary: string
  /** Of a draft, for those who see vacancies. */
  vacancy_canary: string
  vacancies: Awaited<ReturnType<typeof vacanciesOf>>
}

/** The company, once somebody has applied to it. */
export type HiringCompany = CompanyThings & { hiring: HiringThings }

export const canaryWord = () => `canario${randomUUID().replaceAll('-', '')}`

const named = (app: TestApp, canary: string) =>
  aUser(app, { email: `${canary}@correo.example`, full_name: canary, headline: canary })

export async function companyOf(
  app: TestApp,
  team: Record<TeamActor, UserRow>,
  invited: { email: string; canary: string },
): Promise<CompanyThings> {
  const canary = canaryWord()
  const photo_id = randomUUID()
  const { company, member: owner } = await aCompany(app, team.owner, {
    name: canary,
    legal_name: canary,
    tax_id: canary,
    hq_city: canary,
    description: canary,
    benefits: [canary],
    website: `https://${canary}.example`,
    domain: `${canary}.example`,
    photo_ids: [photo_id],
  })
  const created_at = app.deps.now()
  await insertFile(app.deps.db, {
    id: photo_id,
    owner_id: team.owner.id,
    kind: 'COMPANY_PHOTO',
    content_type: 'image/webp',
    bytes: 1,
    created_at,
  })
  const colleague_canary = canaryWord()
  const colleague = await aMember(app, company, await named(app, colleague_canary), 'INTERVIEWER')
  let admin_member_id = ''
  for (const [actor, role] of Object.entries(teamRoles)) {
    if (role === 'OWNER') continue
    const { id } = await aMember(app, company, team[actor as TeamActor], role)
    if (role === 'ADMIN') admin_member_id = id
  }
  await emit(app.deps, {
    kind: 'COMPANY_VERIFIED',
    company_id: company.id,
    actor_id: team.owner.id,
    facts: { domain: canary },
  })
  const vacancy_canary = canaryWord()
  return {
    id: company.id,
    slug: company.slug,
    canary,
    vacancy_canary,
    domain: company.domain,
    photo_id,
    colleague_canary,
    invited_canary: invited.canary,
    member_id: colleague.id,
    vacancies: await vacanciesOf(app, { company_id: company.id, member_id: owner.id, canary: vacancy_canary }),
    owner_member_id: owner.id,
    admin_member_id,
    ...(await invitationsOf(app, company, team.owner, invited.email)),
    ...(await requestTo(app, company)),
  }
}

async function invitationsOf(app: TestApp, company: CompanyRow, owner: UserRow, email: string) {
  const open = await anInvitation(app, company, owner, { email, role: 'INTERVIEWER', message: company.name })
  const ended = await anInvitation(app, company, owner, { email, role: 'INTERVIEWER', state: 'REVOKED' })
  return { invitation_id: open.invitation.id, invitation_token: open.token, ended_token: ended.token }
}

async function requestTo(app: TestApp, company: CompanyRow) {
  const asker_canary = canaryWord()
  const { id: user_id, email } = await named(app, asker_canary)
  const created_at = app.deps.now()
  await insertRequest(app.deps.db, {
    company_id: company.id,
    kind: 'DOMAIN',
    email,
    user_id,
    message: asker_canary,
    created_at,
  })
  const [waiting] = await listPendingRequests(app.deps.db, company.id)
  return { asker_canary, request_id: waiting?.request.id ?? '' }
}

/** The owner's question to the administrator, for rows about its answer. */
export async function askAdminToTakeOver({ deps }: TestApp, company: CompanyThings) {
  await insertTransfer(deps.db, {
    company_id: company.id,
    from_member_id: company.owner_member_id,
    to_member_id: company.admin_member_id,
    created_at: deps.now(),
    expires_at: addSeconds(deps.now(), TRANSFER_LIFE),
  })
}
