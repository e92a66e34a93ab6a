import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Step } from '#shared/core/steps.ts'
import { companies } from '../companies.tables.ts'
import { worksIn } from '../own-place.sql.ts'
import { companyTransfers, members, type TransferRow } from '../team.tables.ts'

const fromMember = alias(members, 'from_member')
const fromUser = alias(users, 'from_user')

/** The open question of a company, with the names of both. */
export async function findPendingTransfer(db: Database, companyId: string, now: Date) {
  const [transfer] = await db
    .select({
      id: companyTransfers.id,
      from_member_id: companyTransfers.from_member_id,
      to_member_id: companyTransfers.to_member_id,
      created_at: companyTransfers.created_at,
      expires_at: companyTransfers.expires_at,
      from_user_id: fromUser.id,
      from_name: fromUser.full_name,
      to_user_id: users.id,
      to_name: users.full_name,
    })
    .from(companyTransfers)
    .innerJoin(fromMember, eq(fromMember.id, companyTransfers.from_member_id))
    .innerJoin(fromUser, eq(fromUser.id, fromMember.user_id))
    .innerJoin(members, eq(members.id, companyTransfers.to_member_id))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(
      and(
        eq(companyTransfers.company_id, companyId),
        eq(companyTransfers.state, 'PENDING'),
        gt(companyTransfers.expires_at, now),
      ),
    )
  return transfer
}

export async function insertTransfer(db: Database, values: typeof companyTransfers.$inferInsert): Promise<void> {
  await db.insert(companyTransfers).values(values)
}

/** The question of a company, or only the one that this member takes part in. */
export interface WhichTransfer {
  company_id: string
  member_id?: string
}

export async function writeTransferState(
  db: Database,
  { from, to }: Step<TransferRow['state']>,
  { company_id: companyId, member_id }: WhichTransfer,
): Promise<void> {
  const { company_id, state, from_member_id, to_member_id } = companyTransfers
  const own = member_id && or(eq(from_member_id, member_id), eq(to_member_id, member_id))
  await db
    .update(companyTransfers)
    .set({ state: to })
    .where(and(eq(company_id, companyId), inArray(state, [...from]), own || undefined))
}

/** Companies that somebody wants this person to take over. */
export function listTransfersFor(db: Database, userId: string, now: Date) {
  return db
    .select({
      company_id: companies.id,
      company_name: companies.name,
      created_at: companyTransfers.created_at,
      expires_at: companyTransfers.expires_at,
    })
    .from(companyTransfers)
    .innerJoin(members, eq(members.id, companyTransfers.to_member_id))
    .innerJoin(companies, eq(companies.id, companyTransfers.company_id))
    .where(and(worksIn(userId), eq(companyTransfers.state, 'PENDING'), gt(companyTransfers.expires_at, now)))
    .orderBy(companyTransfers.created_at)
}
