import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { requireVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import { AppError } from '#shared/core/errors.ts'
import * as contract from '#shared/hiring/automations.ts'
import { lockVacancyRow } from '../applications/applications.queries.ts'
import { stagesOf } from '../stages/stages.service.ts'
import * as queries from './automations.queries.ts'
import { stoppedBy } from './rule-check.service.ts'

type InVacancy = { params: { id: string } }
type OfRule = { params: { id: string; automation_id: string } }
type Body = { body: z.output<typeof contract.automationBody> }
type Shown = z.input<typeof contract.automation>

const TOO_MANY = `Una vacante tiene hasta ${contract.AUTOMATIONS_MAX} reglas. Elimina alguna para añadir otra.`
const NOBODY_HIRES = 'Contratar lo decide una persona. Elige otra etapa.'
const WRONG: Record<NonNullable<Shown['stopped']>, string> = {
  AUTHOR_LOST_PERMISSION: 'Tu rol no permite hacer lo que hace esta regla.',
  TEMPLATE_GONE: 'Elige un texto de la empresa que no sea una respuesta de rechazo.',
  STAGE_GONE: 'Elige una etapa de esta vacante.',
  MEMBER_GONE: 'Elige a alguien que forme parte de la empresa.',
}

async function requireRules(ctx: UserCtx, vacancyId: string) {
  const access = await requireVacancy(ctx, vacancyId)
  await requireCompany(ctx, access.company.id, 'edit_templates')
  return access.vacancy
}

async function shown(ctx: UserCtx, vacancyId: string, id?: string): Promise<Shown[]> {
  const rows = await queries.listRules(ctx.db, vacancyId, id)
  return Promise.all(
    rows.map(async ({ rule, author, runs, last_run_at }) => ({
      id: rule.id,
      trigger: rule.trigger,
      action: rule.action,
      is_on: rule.is_on,
      stopped: await stoppedBy(ctx, rule, author),
      author_name: author?.full_name ?? null,
      runs: runs ?? 0,
      last_run_at: last_run_at ? new Date(last_run_at) : null,
    })),
  )
}

async function theOne(ctx: UserCtx, vacancyId: string, id: string): Promise<Shown> {
  const [one] = await shown(ctx, vacancyId, id)
  if (!one) throw new AppError('not_found')
  return one
}

export async function listAutomations(ctx: UserCtx, { params }: InVacancy) {
  const { id } = await requireRules(ctx, params.id)
  return { items: await shown(ctx, id), next_cursor: null }
}

async function requireGoodRule(tx: UserCtx, vacancy_id: string, { trigger, action }: Body['body']): Promise<void> {
  const wrong = await stoppedBy(tx, { vacancy_id, trigger, action }, tx.user)
  if (wrong === 'AUTHOR_LOST_PERMISSION') throw new AppError('state_conflict', WRONG[wrong])
  if (wrong) throw new AppError('validation', WRONG[wrong])
}

/** Whoever saves it answers for it, and it looks only at what happens from then on. */
async function columnsOf(tx: UserCtx, vacancy: Parameters<typeof stagesOf>[1], body: Body['body']) {
  const stages = await stagesOf(tx, vacancy)
  await requireGoodRule(tx, vacancy.id, body)
  const { action } = body
  const target = action.kind === 'MOVE_STAGE' && stages.find(({ id }) => id === action.stage_id)
  if (target && target.kind === 'HIRED') throw new AppError('validation', NOBODY_HIRES)
  return { ...body, author_id: tx.user.id, saved_at: tx.now(), stop_told_at: null }
}

export async function createAutomation(ctx: UserCtx, { params, body }: InVacancy & Body) {
  return inTransaction(ctx, async (tx) => {
    const vacancy = await requireRules(tx, params.id)
    await lockVacancyRow(tx.db, vacancy.id)
    if ((await queries.countRules(tx.db, vacancy.id)) >= contract.AUTOMATIONS_MAX)
      throw new AppError('state_conflict', TOO_MANY)
    const columns = await columnsOf(tx, vacancy, body)
    const { id } = await queries.insertRule(tx.db, { ...columns, vacancy_id: vacancy.id, created_at: tx.now() })
    return theOne(tx, vacancy.id, id)
  })
}

export async function updateAutomation(ctx: UserCtx, { params, body }: OfRule & Body) {
  return inTransaction(ctx, async (tx) => {
    const vacancy = await requireRules(tx, params.id)
    await theOne(tx, vacancy.id, params.automation_id)
    await queries.updateRule(tx.db, vacancy.id, params.automation_id, await columnsOf(tx, vacancy, body))
    return theOne(tx, vacancy.id, params.automation_id)
  })
}

export async function deleteAutomation(ctx: UserCtx, { params }: OfRule): Promise<undefined> {
  const vacancy = await requireRules(ctx, params.id)
  if (!(await queries.deleteRule(ctx.db, vacancy.id, params.automation_id))) throw new AppError('not_found')
}
