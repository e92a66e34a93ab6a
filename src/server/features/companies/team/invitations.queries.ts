import { and, asc, count, desc, eq, gt, inArray, lt, lte, ne, notInArray, or } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { GivenRole } from '#shared/companies/team-policy.ts'
import type { Step } from '#shared/core/steps.ts'
import { companies } from '../companies.tables.ts'
import { type InvitationRow, invitations, invitationTokens, members } from '../team.tables.ts'

type NewInvitation = typeof invitations.$inferInsert

export async function insertInvitation(db: Database, values: NewInvitation): Promise<InvitationRow> {
  const [invitation] = await db.insert(invitations).values(values).returning()
  if (!invitation) throw new Error('the invitation was not written')
  return invitation
}

export async function insertInvitationToken(db: Database, values: typeof invitationTokens.$inferInsert): Promise<void> {
  await db.insert(invitationTokens).values(values)
}

/** Everything but the state, which `invitation-states` changes. */
export type InvitationChanges = Partial<Omit<NewInvitation, 'state'>>

/** Those to which all of this applies. */
export interface WhichInvitations {
  id?: string
  company_id?: string
  invited_by?: string
  email?: string
  except_roles?: readonly GivenRole[]
  /** Whose time was over at this moment. */
  overdue_at?: Date
}

function among(which: WhichInvitations) {
  const { id, company_id, invited_by, email, except_roles = [], overdue_at } = which
  return and(
    id ? eq(invitations.id, id) : undefined,
    company_id ? eq(invitations.company_id, company_id) : undefined,
    invited_by ? eq(invitations.invited_by, invited_by) : undefined,
    email ? eq(invitations.email, email) : undefined,
    notInArray(invitations.role, [...except_roles]),
    overdue_at ? lte(invitations.expires_at, overdue_at) : undefined,
  )
}

export function writeInvitationState(
  db: Database,
  { from, to }: Step<InvitationRow['state']>,
  which: WhichInvitations,
  values: InvitationChanges,
): Promise<InvitationRow[]> {
  return db
    .update(invitations)
    .set({ ...values, state: to })
    .where(and(among(which), inArray(invitations.state, [...from])))
    .returning()
}

export async function noteOpened(db: Database, id: string, last_opened_at: Date): Promise<void> {
  await db.update(invitations).set({ last_opened_at }).where(eq(invitations.id, id))
}

export function listInvitationRows(db: Database, companyId: string, after: Position | undefined, limit: number) {
  const { created_at, id } = invitations
  const older = after && or(lt(created_at, after.created_at), and(eq(created_at, after.created_at), lt(id, after.id)))
  return db
    .select({ invitation: invitations, invited_by_name: users.full_name })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invited_by))
    .where(and(eq(invitations.company_id, companyId), older))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
}

const whole = { invitation: invitations, company: companies, invited_by_name: users.full_name }

export async function findInvitation(db: Database, id: string) {
  const [found] = await db
    .select(whole)
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.company_id))
    .leftJoin(users, eq(users.id, invitations.invited_by))
    .where(eq(invitations.id, id))
  return found
}

/** By any link that was ever mailed for it, also an old one. */
export async function findInvitationByToken(db: Database, tokenHash: Buffer) {
  const [found] = await db
    .select(whole)
    .from(invitationTokens)
    .innerJoin(invitations, eq(invitations.id, invitationTokens.invitation_id))
    .innerJoin(companies, eq(companies.id, invitations.company_id))
    .leftJoin(users, eq(users.id, invitations.invited_by))
    .where(eq(invitationTokens.token_hash, tokenHash))
  return found
}

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** What nobody answered in time, a few at a time. */
export function listOverdue(db: Database, now: Date, after: string, limit: number) {
  return db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.state, 'PENDING'), lte(invitations.expires_at, now), gt(invitations.id, after)))
    .orderBy(asc(invitations.id))
    .limit(limit)
}

export async function findPendingFor(db: Database, companyId: string, email: string) {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.company_id, companyId), eq(invitations.email, email), eq(invitations.state, 'PENDING')))
  return invitation
}

export async function countPending(db: Database, companyId: string): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(invitations)
    .where(and(eq(invitations.company_id, companyId), eq(invitations.state, 'PENDING')))
  return row?.pending ?? 0
}

/** Whether somebody of the team, working or paused, has this address. */
export async function isTeamAddress(db: Database, companyId: string, email: string): Promise<boolean> {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.company_id, companyId), ne(members.status, 'LEFT'), eq(users.email, email)))
  return member !== undefined
}

/** Invitations that wait for whoever has this address. */
export function listPendingTo(db: Database, email: string, now: Date) {
  return db
    .select({
      id: invitations.id,
      company_name: companies.name,
      sent_at: invitations.sent_at,
      expires_at: invitations.expires_at,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.company_id))
    .where(and(eq(invitations.email, email), eq(invitations.state, 'PENDING'), gt(invitations.expires_at, now)))
    .orderBy(desc(invitations.sent_at))
    .limit(5)
}
