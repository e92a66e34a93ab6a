import type { z } from 'zod'
import { inTransaction, type TeamCtx, type UserCtx } from '#server/context.ts'
import { requireCompany, requireLockedCompany } from '#server/features/companies/team/access.service.ts'
import { requireJob } from '#server/features/jobs/public-job/public-job.service.ts'
import type { Looker } from '#server/features/search/search-context.ts'
import { setPublicProcess } from '#server/features/vacancies/public-process.service.ts'
import { requireVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { AppError, type FieldErrors } from '#shared/core/errors.ts'
import * as contract from '#shared/hiring/stages.ts'
import { followStages } from '../blind/redaction.service.ts'
import { firstPipeline, OUR_TEMPLATES } from '../stages/default-pipelines.ts'
import { listStages } from '../stages/stages.queries.ts'
import { pipelineVersion, stagesOf } from '../stages/stages.service.ts'
import type { StageRow } from '../tables/pipelines.tables.ts'
import * as queries from './pipelines.queries.ts'

type InVacancy = { params: { id: string } }

async function present(ctx: TeamCtx, vacancyId: string): Promise<z.input<typeof contract.pipeline>> {
  const { vacancy, member } = await requireVacancy(ctx, vacancyId)
  const stages = await stagesOf(ctx, vacancy)
  const counted = await queries.countByStage(ctx.db, vacancy.id, member.role === 'INTERVIEWER' ? member.id : undefined)
  const counts = new Map(counted.map((row) => [row.stage_id, row.total]))
  return {
    vacancy_id: vacancy.id,
    version: await pipelineVersion(ctx, vacancy.id),
    stages: stages.map((stage) => ({ ...stage, applications: counts.get(stage.id) ?? 0 })),
    is_public: vacancy.document.process_public,
    can_edit: mayAlways(member.role, 'edit_templates'),
  }
}

export const getPipeline = (ctx: TeamCtx, { params }: InVacancy) => inTransaction(ctx, (tx) => present(tx, params.id))

type Body = z.output<typeof contract.pipelineBody>

export async function savePipeline(ctx: UserCtx, { params, body }: InVacancy & { body: Body }) {
  return inTransaction(ctx, async (tx) => {
    const { vacancy, company } = await requireVacancy(tx, params.id)
    await requireCompany(tx, company.id, 'edit_templates')
    await stagesOf(tx, vacancy)
    const pipeline = await queries.lockPipeline(tx.db, vacancy.id)
    if (pipeline?.version !== body.version) throw new AppError('version_conflict')
    const present_stages = await listStages(tx.db, vacancy.id)
    await write(tx, vacancy.id, body, present_stages)
    await queries.bumpPipeline(tx.db, vacancy.id, tx.now())
    await followStages(tx, vacancy.id)
    await setPublicProcess(tx, vacancy.id, shownSteps(await listStages(tx.db, vacancy.id)))
    return present(tx, vacancy.id)
  })
}

const RELOAD = 'Vuelve a cargar las etapas.'
const FIXED = 'La primera etapa y la última pueden cambiar de nombre, pero no se quitan ni se cambian por otra.'

/** Each is one that is there, and named once; whoever was hired stands in the last one, so it is never another. */
function requireSameStages(stages: Body['stages'], before: readonly StageRow[]): void {
  const refuse = (message: string) => new AppError('validation', undefined, { fields: { stages: message } })
  const known = new Set(before.map(({ id }) => id))
  const named = stages.flatMap(({ id }) => id ?? [])
  if (new Set(named).size !== named.length || named.some((id) => !known.has(id))) throw refuse(RELOAD)
  if ([0, -1].some((end) => stages.at(end)?.id !== before.at(end)?.id)) throw refuse(FIXED)
}

async function write(tx: UserCtx, vacancy_id: string, { stages, moves }: Body, before: StageRow[]): Promise<void> {
  const kept = new Set(stages.map(({ id }) => id))
  requireSameStages(stages, before)
  const removed = before.filter(({ id }) => !kept.has(id))
  const now = tx.now()
  // First, so that nobody puts a card there while it is looked who stands where.
  await queries.removeStages(
    tx.db,
    removed.map(({ id }) => id),
    now,
  )
  // Nobody is hired because a stage was removed.
  const goals = new Set(before.filter(({ id, kind }) => kept.has(id) && kind !== 'HIRED').map(({ id }) => id))
  await requireDestinations(tx, vacancy_id, removed, (id) => goals.has(moves[id] ?? ''))
  for (const [position, { id, ...stage }] of stages.entries()) {
    if (id) await queries.writeStage(tx.db, id, { ...stage, position })
    else await queries.insertStage(tx.db, { ...stage, position, vacancy_id })
  }
  for (const { id } of removed) {
    const to = moves[id]
    if (to) await queries.moveStanding(tx.db, { vacancy_id, from: id, to, actor_id: tx.user.id, now })
  }
}

async function requireDestinations(
  tx: UserCtx,
  vacancyId: string,
  removed: readonly StageRow[],
  isGood: (id: string) => boolean,
): Promise<void> {
  const counts = new Map((await queries.countByStage(tx.db, vacancyId)).map((row) => [row.stage_id, row.total]))
  const fields: FieldErrors = {}
  for (const { id, name } of removed)
    if ((counts.get(id) ?? 0) > 0 && !isGood(id))
      fields[`moves.${id}`] = `Elige a qué etapa pasan las postulaciones de «${name}».`
  if (Object.keys(fields).length > 0) throw new AppError('validation', undefined, { fields })
}

/** What candidates read before they apply; the end of the process is theirs to imagine. */
const shownSteps = (stages: readonly StageRow[]) =>
  stages
    .filter(({ kind }) => kind !== 'NEW' && kind !== 'HIRED')
    .map(({ id, candidate_label, expected_days }) => ({ id, name: candidate_label, expected_days }))

export async function getProcess(ctx: Looker, { params }: { params: { vacancy_id: string } }) {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  if (!vacancy.document.process_public) return { steps: [] }
  const known = await listStages(ctx.db, vacancy.id)
  const stages = known.length > 0 ? known : firstPipeline(vacancy.document)
  const inner = stages.filter(({ kind }) => kind !== 'NEW' && kind !== 'HIRED')
  return {
    steps: inner.map(({ candidate_label, kind, expected_days }) => ({ name: candidate_label, kind, expected_days })),
  }
}

export async function listPipelineTemplates(ctx: UserCtx, { params }: InVacancy) {
  await requireCompany(ctx, params.id, 'edit_templates')
  const own = await queries.listTemplates(ctx.db, params.id)
  return { items: [...OUR_TEMPLATES, ...own.map((row) => ({ ...row, code: null }))], next_cursor: null }
}

const TOO_MANY = `La empresa ya tiene ${contract.PIPELINE_TEMPLATES_MAX} procesos guardados. Elimina alguno para guardar otro.`

type NewTemplate = InVacancy & { body: z.output<typeof contract.pipelineTemplateBody> }

export async function createPipelineTemplate(ctx: UserCtx, { params, body }: NewTemplate) {
  return inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'edit_templates')
    const present_ones = await queries.listTemplates(tx.db, company.id)
    if (present_ones.length >= contract.PIPELINE_TEMPLATES_MAX) throw new AppError('state_conflict', TOO_MANY)
    const made = await queries.insertTemplate(tx.db, { ...body, company_id: company.id, created_at: tx.now() })
    if (!made)
      throw new AppError('validation', undefined, { fields: { name: 'Ya hay un proceso guardado con ese nombre.' } })
    return { ...made, code: null }
  })
}

type OfTemplate = { params: { id: string; template_id: string } }

export async function deletePipelineTemplate(ctx: UserCtx, { params }: OfTemplate): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { company } = await requireLockedCompany(tx, params.id, 'edit_templates')
    if (!(await queries.deleteTemplate(tx.db, company.id, params.template_id))) throw new AppError('not_found')
  })
}
