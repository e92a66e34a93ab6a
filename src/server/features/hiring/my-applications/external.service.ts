import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { lockPerson } from '#server/features/accounts/users/people.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { AppError } from '#shared/core/errors.ts'
import * as contract from '#shared/hiring/my-applications.ts'
import { countExternal, deleteExternal, insertExternal, listExternal, updateExternal } from './external.queries.ts'
import type { OfApplication } from './my-applications.service.ts'

const PAGE = 50
const TOO_MANY = `Ya guardas ${contract.EXTERNAL_MAX} postulaciones de fuera, que es el máximo. Elimina alguna para añadir otra.`

type List = { query: z.output<typeof contract.listExternalApplications.query> }
type Body = { body: z.output<typeof contract.externalBody> }

const valuesOf = ({ reminder_at, ...body }: Body['body']) => ({
  ...body,
  ...(reminder_at !== undefined && { reminder_at: reminder_at === null ? null : new Date(reminder_at) }),
})

export async function listExternalApplications(ctx: UserCtx, { query }: List) {
  const page = { after: readCursor(query.cursor), limit: PAGE + 1 }
  return pageOf(await listExternal(ctx.db, ctx.user.id, page), PAGE)
}

export async function createExternalApplication(ctx: UserCtx, { body }: Body) {
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, tx.user.id)
    if ((await countExternal(tx.db, tx.user.id)) >= contract.EXTERNAL_MAX)
      throw new AppError('state_conflict', TOO_MANY)
    const now = tx.now()
    return insertExternal(tx.db, { ...valuesOf(body), user_id: tx.user.id, created_at: now, updated_at: now })
  })
}

export async function updateExternalApplication(ctx: UserCtx, { params, body }: OfApplication & Body) {
  const row = await updateExternal(ctx.db, ctx.user.id, params.id, { ...valuesOf(body), updated_at: ctx.now() })
  if (!row) throw new AppError('not_found')
  return row
}

export async function deleteExternalApplication(ctx: UserCtx, { params }: OfApplication): Promise<undefined> {
  if (!(await deleteExternal(ctx.db, ctx.user.id, params.id))) throw new AppError('not_found')
}
