import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import {
  type Access,
  ROLE_FORBIDS,
  requireCompany,
  requireLockedCompany,
} from '#server/features/companies/team/access.service.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/all-applications/kept-lists.ts'
import { KEPT_LISTS_FULL } from '#shared/hiring/all-applications/kept-lists.ts'
import { HIRING_COUNTS } from '#shared/hiring/hiring-limits.ts'
import * as queries from './kept-lists.queries.ts'

type InCompany = { params: { id: string } }
type OfList = { params: { id: string; list_id: string } }
type Body = { body: z.output<typeof contract.keptListBody> }
type Found = NonNullable<Awaited<ReturnType<typeof queries.findKept>>>

const placeOf = ({ company, member }: Access) => ({ company_id: company.id, member_id: member.id })

const mayChange = ({ member }: Access, { list }: Found): boolean =>
  list.member_id === member.id || mayAlways(member.role, 'manage_team')

function present(access: Access, found: Found): z.input<typeof contract.createKeptList.answer> {
  const { list, owner_name } = found
  const { id, name, asked, is_shared } = list
  const is_own = list.member_id === access.member.id
  return { id, name, asked, is_shared, owner_name: is_own ? null : owner_name, can_edit: mayChange(access, found) }
}

async function presentOne(tx: UserCtx, access: Access, id: string) {
  return present(access, await requireKept(tx, access, id))
}

async function requireKept(tx: UserCtx, access: Access, id: string): Promise<Found> {
  const found = await queries.findKept(tx.db, placeOf(access), id)
  if (!found) throw new AppError('not_found')
  return found
}

async function requireOwn(tx: UserCtx, { id, list_id }: OfList['params']) {
  const access = await requireLockedCompany(tx, id, 'see_applications')
  const found = await requireKept(tx, access, list_id)
  if (!mayChange(access, found)) throw new AppError('state_conflict', ROLE_FORBIDS)
  return { access, list: found.list }
}

export async function listKeptLists(ctx: UserCtx, { params }: InCompany) {
  const access = await requireCompany(ctx, params.id, 'see_applications')
  const rows = await queries.listKept(ctx.db, placeOf(access))
  return { items: rows.map((row) => present(access, row)) }
}

export async function createKeptList(ctx: UserCtx, { params, body }: InCompany & Body) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireLockedCompany(tx, params.id, 'see_applications')
    const { id: member_id } = access.member
    if ((await queries.countKept(tx.db, member_id)) >= HIRING_COUNTS.kept_lists)
      throw new AppError('state_conflict', KEPT_LISTS_FULL)
    const times = { created_at: tx.now(), updated_at: tx.now() }
    const row = await queries.insertKept(tx.db, { member_id, ...body, ...times })
    return presentOne(tx, access, row.id)
  })
}

export async function updateKeptList(ctx: UserCtx, { params, body }: OfList & Body) {
  return inTransaction(ctx, async (tx) => {
    const { access, list } = await requireOwn(tx, params)
    // Nobody but whoever made it takes it back to themself.
    if (!body.is_shared && list.member_id !== access.member.id) throw new AppError('state_conflict', ROLE_FORBIDS)
    await queries.updateKept(tx.db, list.id, { ...body, updated_at: tx.now() })
    return presentOne(tx, access, list.id)
  })
}

export async function deleteKeptList(ctx: UserCtx, { params }: OfList): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { list } = await requireOwn(tx, params)
    await queries.deleteKept(tx.db, list.id)
  })
}
