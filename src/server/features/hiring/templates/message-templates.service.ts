import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { requireCompany, requireLockedCompany } from '#server/features/companies/team/access.service.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { AppError } from '#shared/core/errors.ts'
import * as contract from '#shared/hiring/templates/templates.ts'
import { deleteTemplate, insertTemplate, listTemplates, updateTemplate } from './message-templates.queries.ts'
import { OUR_TEMPLATES } from './our-templates.ts'

type InCompany = { params: { id: string } }
type OfTemplate = { params: { id: string; template_id: string } }
type Body = { body: z.output<typeof contract.messageTemplateBody> }

const TOO_MANY = `La empresa ya tiene ${contract.MESSAGE_TEMPLATES_MAX} textos guardados. Elimina alguno para guardar otro.`
const taken = () =>
  new AppError('validation', undefined, { fields: { name: 'Ya hay un texto guardado con ese nombre.' } })

export async function listMessageTemplates(ctx: UserCtx, { params }: InCompany) {
  await requireCompany(ctx, params.id, 'edit_templates')
  return { items: [...OUR_TEMPLATES, ...(await listTemplates(ctx.db, params.id))], next_cursor: null }
}

export async function createMessageTemplate(ctx: UserCtx, { params, body }: InCompany & Body) {
  return inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'edit_templates')
    if ((await listTemplates(tx.db, company.id)).length >= contract.MESSAGE_TEMPLATES_MAX)
      throw new AppError('state_conflict', TOO_MANY)
    const now = tx.now()
    const row = await insertTemplate(tx.db, { ...body, company_id: company.id, created_at: now, updated_at: now })
    if (!row) throw taken()
    return row
  })
}

export async function updateMessageTemplate(ctx: UserCtx, { params, body }: OfTemplate & Body) {
  return inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'edit_templates')
    const values = { ...body, updated_at: tx.now() }
    const row = await updateTemplate(tx.db, company.id, params.template_id, values).catch((error: unknown) => {
      throw isUniqueViolation(error, 'message_templates_name_key') ? taken() : error
    })
    if (!row) throw new AppError('not_found')
    return row
  })
}

export async function deleteMessageTemplate(ctx: UserCtx, { params }: OfTemplate): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'edit_templates')
    if (!(await deleteTemplate(tx.db, company.id, params.template_id))) throw new AppError('not_found')
  })
}
