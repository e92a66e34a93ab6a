import { randomUUID } from 'node:crypto'
import { insertPasskey } from '#server/features/accounts/second-factor/passkeys.queries.ts'
import { createLink } from '#server/features/accounts/sessions/links.service.ts'
import { listLiveSessions } from '#server/features/accounts/sessions/sessions.queries.ts'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { insertMember } from '#server/features/companies/team/members.queries.ts'
import { emit } from '#server/features/events/events.service.ts'
import { listNewest } from '#server/features/notifications/notices/notifications.queries.ts'
import { replaceSubscription } from '#server/features/notifications/push/push.queries.ts'
import { aSubscription } from '#server/platform/adapters/push/testing/a-subscription.ts'
import { insertFile } from '#server/platform/files/files.queries.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { createSavedSearch } from '#shared/jobs/saved-searches.ts'
import type { TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { aSession, aUser } from '#tests/support/factories.ts'
import {
  type CompanyThings,
  canaryWord,
  companyOf,
  type HiringCompany,
  type TeamActor,
  teamRoles,
} from './company-world.ts'
import { type CvThings, cvsOf } from './cv-world.ts'
import { hiringOf } from './hiring/hiring-world.ts'
import { may } from './permissions.ts'

/** Who may knock. Features that bring new relations (members, applicants…) add theirs. */
export const actorNames = [
  'anon',
  'bad-token',
  'seeker-owner',
  'seeker-other',
  'suspended',
  'owner',
  'admin-member',
  'recruiter',
  'hiring-manager',
  'interviewer',
  'billing',
  'other-company',
  'removed-member',
  'invited-not-accepted',
] as const
export type ActorName = (typeof actorNames)[number]
/** Everybody who has an account. */
type PersonName = Exclude<ActorName, 'anon' | 'bad-token'>

/** One person with everything a person can have, each text marked with a word that belongs to nobody else. */
export interface Person {
  id: string
  email: string
  token: string
  canary: string
  session_id: string
  passkey_id: string
  notification_id: string
  push_id: string
  file_id: string
  file_url: string
  verify_token: string
  cvs: CvThings
  search_id: string
  user: UserRow
}

export interface World {
  app: TestApp
  people: Record<PersonName, Person>
  /** The person whose own things the rows name. */
  owner: Person
  company: HiringCompany
  other_company: HiringCompany
}

const random = randomFor('matrix')

async function aPerson(app: TestApp): Promise<Person> {
  const { deps } = app
  const canary = canaryWord()
  const { user, token } = await aSession(app, {
    email: `${canary}@correo.example`,
    full_name: canary,
    headline: canary,
    bio: canary,
    city: canary,
    region: canary,
    phone: `+52155${String(random.whole(1e7)).padStart(7, '0')}`,
    links: [{ kind: 'OTHER', url: `https://${canary}.example` }],
    hidden_companies: [{ name: canary, domain: null, auto: false }],
    email_verified_at: null,
  })
  // Says the person's name, which is looked up when it is read.
  await emit(deps, {
    kind: 'INVITE_OTHER_ACCOUNT',
    company_id: randomUUID(),
    request_id: randomUUID(),
    person_id: user.id,
    recipients: [user.id],
  })
  const file_id = randomUUID()
  await deps.storage.put(file_id, Buffer.from(canary), 'image/webp')
  await insertFile(deps.db, {
    id: file_id,
    owner_id: user.id,
    kind: 'PROFILE_PICTURE',
    content_type: 'image/webp',
    bytes: canary.length,
    created_at: deps.now(),
  })
  await updateUser(deps.db, user.id, { profile_picture_id: file_id })
  const link = await createLink(deps, { user_id: user.id, kind: 'VERIFY_EMAIL', email: user.email, life_seconds: 3600 })
  const [notification] = await listNewest(deps.db, user.id)
  const [session] = await listLiveSessions(deps.db, user.id, deps.now(), new Date(0))
  if (!notification || !session) throw new Error('the world is incomplete')
  return {
    user,
    id: user.id,
    email: user.email,
    token,
    canary,
    session_id: session.id,
    passkey_id: await passkeyOf(app, user, canary),
    notification_id: notification.id,
    push_id: await pushOf(app, session.id, canary),
    file_id,
    file_url: signedFileUrl(deps, file_id),
    verify_token: new URL(link).searchParams.get('token') ?? '',
    cvs: await cvsOf(app, user, canary),
    search_id: await searchOf(app, token, canary),
  }
}

/** A passkey of the person, called by their word. */
async function passkeyOf({ deps }: TestApp, { id: user_id }: UserRow, name: string): Promise<string> {
  const made = { credential_id: `passkey-${name}`, public_key: Buffer.from(name), counter: 0, is_synced: false }
  const passkey = await insertPasskey(deps.db, { ...made, user_id, name, created_at: deps.now() })
  if (!passkey) throw new Error('the world is incomplete')
  return passkey.id
}

/** The device of the person, told of notices at an address with their word. */
async function pushOf({ deps }: TestApp, session_id: string, name: string): Promise<string> {
  const { endpoint, keys } = aSubscription(`https://push.example/${name}`)
  const row = await replaceSubscription(deps.db, { session_id, endpoint, ...keys, created_at: deps.now() })
  if (!row) throw new Error('the world is incomplete')
  return row.id
}

/** An alert of the person, called by their word. */
async function searchOf(app: TestApp, token: string, name: string): Promise<string> {
  const body = { name, filters: { q: name }, frequency: 'DAILY' as const, by_mail: true }
  return (await call(app, createSavedSearch, { token, body })).answer.id
}

const isPerson = (name: ActorName): name is PersonName => name !== 'anon' && name !== 'bad-token'

export async function createWorld(app: TestApp): Promise<World> {
  const made: [string, Person][] = []
  for (const name of actorNames.filter(isPerson)) made.push([name, await aPerson(app)])
  const people = Object.fromEntries(made) as World['people']
  const rows = Object.fromEntries(made.map(([name, { user }]) => [name, user])) as Record<PersonName, UserRow>
  await updateUser(app.deps.db, people.suspended.id, { status: 'SUSPENDED' })
  // Only whoever has the address confirmed can answer an invitation without its link.
  await updateUser(app.deps.db, people['invited-not-accepted'].id, { email_verified_at: app.deps.now() })
  const company = await companyOf(app, rows, people['invited-not-accepted'])
  await leftMember(app, company, rows['removed-member'])
  const other_company = await otherCompany(app, rows['other-company'])
  const withHiring = async (one: CompanyThings, boss: UserRow): Promise<HiringCompany> => ({
    ...one,
    hiring: await hiringOf(app, {
      company_id: one.id,
      vacancy_id: one.vacancies.PUBLISHED,
      boss,
      canary: one.canary,
      applicant: rows['seeker-owner'],
      cv_id: people['seeker-owner'].cvs.base_id,
    }),
  })
  return {
    app,
    people,
    owner: people['seeker-owner'],
    company: await withHiring(company, rows.owner),
    other_company: await withHiring(other_company, rows['other-company']),
  }
}

async function leftMember(app: TestApp, { id }: CompanyThings, user: UserRow): Promise<void> {
  const now = app.deps.now()
  const place = { company_id: id, user_id: user.id, role: 'ADMIN', status: 'LEFT' } as const
  await insertMember(app.deps.db, { ...place, can_see_salary_expectations: true, joined_at: now, updated_at: now })
}

/** A second company whose owner is an actor and whose team plays no part. */
async function otherCompany(app: TestApp, owner: UserRow): Promise<CompanyThings> {
  const extras: [string, UserRow][] = []
  for (const actor of Object.keys(teamRoles)) extras.push([actor, await aUser(app)])
  const team = { ...Object.fromEntries(extras), owner } as Record<TeamActor, UserRow>
  const canary = canaryWord()
  return companyOf(app, team, { email: `${canary}@correo.example`, canary })
}

export function tokenOf(world: World, actor: ActorName): string | undefined {
  if (actor === 'bad-token') return 'Z'.repeat(43)
  return isPerson(actor) ? world.people[actor].token : undefined
}

function wordsOfCompany(company: CompanyThings): string[] {
  const { canary, invited_canary, asker_canary, colleague_canary, vacancy_canary } = company
  return [canary, invited_canary, asker_canary, colleague_canary, vacancy_canary]
}

/** The words that this actor meets at work: the company's, the team's, and those of people who want in. */
function knownAtWork({ people, company, other_company }: World, actor: ActorName): string[] {
  if (actor === 'other-company') return wordsOfCompany(other_company)
  if (actor === 'invited-not-accepted') return [company.canary]
  if (!isTeamActor(actor)) return []
  const role = teamRoles[actor]
  const team = Object.keys(teamRoles).map((name) => people[name as TeamActor].canary)
  return [
    company.canary,
    company.colleague_canary,
    ...team,
    ...(may(role, 'invite') ? [company.invited_canary] : []),
    ...(may(role, 'see_vacancy') ? [company.vacancy_canary] : []),
    ...(may(role, 'manage_team') ? [company.asker_canary] : []),
  ]
}

const isTeamActor = (actor: ActorName): actor is TeamActor => Object.hasOwn(teamRoles, actor)

/** The words of people and companies that this actor has no business with. */
export function foreignCanaries(world: World, actor: ActorName): string[] {
  const all = [
    ...Object.values(world.people).map(({ canary }) => canary),
    ...[world.company, world.other_company].flatMap(wordsOfCompany),
  ]
  const own = isPerson(actor) ? [world.people[actor].canary] : []
  const known = new Set([...own, ...knownAtWork(world, actor)])
  return [...new Set(all)].filter((canary) => !known.has(canary))
}
