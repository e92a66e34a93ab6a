import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { requireCompany, requireLockedCompany } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type * as contract from '#shared/vacancies/vacancy-templates.ts'
import { TEMPLATES_MAX } from '#shared/vacancies/vacancy-templates.ts'
import { requireVacancy } from '../vacancy-access.service.ts'
import { textFor } from '../view/vacancy-view.service.ts'
import {
  countTemplates,
  deleteTemplate,
  findByName,
  findTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from './templates.queries.ts'
import type { TemplateRow } from './templates.tables.ts'

type InCompany = { params: { id: string } }
type OneTemplate = { params: { id: string; template_id: string } }

const present = (template: TemplateRow) => ({ ...template, title: template.document.title })

export async function listVacancyTemplates(ctx: UserCtx, { params }: InCompany) {
  await requireCompany(ctx, params.id, 'edit_templates')
  return { items: await listTemplates(ctx.db, params.id) }
}

type Create = InCompany & { body: z.output<typeof contract.createVacancyTemplate.body> }

export async function createVacancyTemplate(ctx: UserCtx, { params, body }: Create) {
  return inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'edit_templates')
    const access = await requireVacancy(tx, body.vacancy_id)
    if (access.company.id !== company.id) throw new AppError('not_found')
    await requireFreeName(tx, company.id, body.name)
    await requireRoom(tx, company.id)
    const now = tx.now()
    const template = await insertTemplate(tx.db, {
      company_id: company.id,
      name: body.name,
      document: reusable(textFor(access)),
      created_by: tx.user.id,
      created_at: now,
      updated_at: now,
    })
    await emit(tx, { kind: 'VACANCY_TEMPLATE_SAVED', ...happened(tx, template), facts: { name: template.name } })
    return present(template)
  })
}

/** What holds for one opening only stays behind; its team and state are not part of the document. */
const reusable = (document: VacancyDocument): VacancyDocument => ({ ...document, start_date: null, openings: 1 })

async function requireFreeName(tx: UserCtx, companyId: string, name: string, own?: string): Promise<void> {
  const taken = await findByName(tx.db, companyId, name)
  if (taken && taken !== own)
    throw new AppError('validation', undefined, { fields: { name: 'Ya hay una plantilla con ese nombre.' } })
}

/** The company is locked, so that two people cannot take the last place. */
async function requireRoom(tx: UserCtx, companyId: string): Promise<void> {
  if ((await countTemplates(tx.db, companyId)) >= TEMPLATES_MAX)
    throw new AppError('state_conflict', `La empresa ya tiene ${TEMPLATES_MAX} plantillas. Elimina alguna y guárdala.`)
}

type Rename = OneTemplate & { body: z.output<typeof contract.renameVacancyTemplate.body> }

export async function renameVacancyTemplate(ctx: UserCtx, { params, body }: Rename) {
  return inTransaction(ctx, async (tx) => {
    const template = await requireTemplate(tx, params)
    if (template.name === body.name) return present(template)
    await requireFreeName(tx, params.id, body.name, template.id)
    const renamed = await updateTemplate(tx.db, template.id, { name: body.name, updated_at: tx.now() })
    const facts = { before: template.name, name: renamed.name }
    await emit(tx, { kind: 'VACANCY_TEMPLATE_RENAMED', ...happened(tx, renamed), facts })
    return present(renamed)
  })
}

export async function deleteVacancyTemplate(ctx: UserCtx, { params }: OneTemplate): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const template = await requireTemplate(tx, params)
    await deleteTemplate(tx.db, template.id)
    await emit(tx, { kind: 'VACANCY_TEMPLATE_DELETED', ...happened(tx, template), facts: { name: template.name } })
  })
}

async function requireTemplate(tx: UserCtx, { id, template_id }: OneTemplate['params']): Promise<TemplateRow> {
  await requireLockedCompany(tx, id, 'edit_templates')
  const template = await findTemplate(tx.db, id, template_id)
  if (!template) throw new AppError('not_found')
  return template
}

const happened = ({ user }: UserCtx, { company_id }: TemplateRow) => ({ company_id, actor_id: user.id })

/** What a vacancy begins with. Parsed, so that a template of yesterday has the fields of today. */
export async function textOfTemplate(tx: UserCtx, companyId: string, templateId: string): Promise<VacancyDocument> {
  const { document } = await requireTemplate(tx, { id: companyId, template_id: templateId })
  return vacancyDocument.parse(document)
}
