import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { csvSeparator, toCsv } from '#server/platform/csv.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/analysis.ts'
import { rejectionReasonWords, sourceWords } from '#shared/words/hiring.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { countByStage } from '../pipelines/pipelines.queries.ts'
import { stagesOf } from '../stages/stages.service.ts'
import * as queries from './analysis.queries.ts'

type InVacancy = { params: { id: string } }
type Figures = z.input<typeof contract.getAnalysis.answer>

async function funnelOf(ctx: UserCtx, vacancy: Parameters<typeof stagesOf>[1]): Promise<Figures['funnel']> {
  const stages = await stagesOf(ctx, vacancy)
  const figures = new Map((await queries.stageFigures(ctx.db, vacancy.id)).map((row) => [row.stage_id, row]))
  const present = new Map((await countByStage(ctx.db, vacancy.id)).map((row) => [row.stage_id, row.total]))
  // Whoever came further also counts for the stages before.
  const reached = stages.map((_, index) =>
    Math.max(...stages.slice(index).map(({ id }) => figures.get(id)?.reached ?? 0)),
  )
  return stages.map(({ id, name, kind }, index) => {
    const before = reached[index - 1]
    const here = reached[index] ?? 0
    return {
      stage_id: id,
      name,
      kind,
      reached: here,
      now: present.get(id) ?? 0,
      conversion: before ? Math.round((here / before) * 100) : null,
      median_days: figures.get(id)?.median_days ?? null,
    }
  })
}

async function figuresOf(ctx: UserCtx, vacancyId: string): Promise<Figures & { title: string }> {
  const { vacancy } = await requireBoard(ctx, vacancyId, 'move_application')
  const { id, title } = vacancy
  return {
    title,
    ...(await queries.overallFigures(ctx.db, id, ctx.now())),
    funnel: await funnelOf(ctx, vacancy),
    reasons: await queries.countReasons(ctx.db, id),
    sources: await queries.countSources(ctx.db, id),
    referrers: await queries.referrerFigures(ctx.db, id),
    by_week: await queries.countByWeek(ctx.db, id),
    median_days_to_scorecard: await queries.scorecardDelay(ctx.db, id),
  }
}

export const getAnalysis = (ctx: UserCtx, { params }: InVacancy) => figuresOf(ctx, params.id)

export async function exportAnalysis(ctx: UserCtx, { params }: InVacancy): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.application_export_user, ctx.user.id)
  const { title, funnel, reasons, sources, referrers, by_week, ...all } = await figuresOf(ctx, params.id)
  const lines = [
    ['Etapa', 'Llegaron', 'Conversión (%)', 'Ahora', 'Días (mediana)'],
    ...funnel.map(({ name, reached, conversion, now, median_days }) => [name, reached, conversion, now, median_days]),
    [],
    ['Postulaciones', all.total],
    ['Días hasta la primera respuesta (mediana)', all.median_days_to_first_answer],
    ['Respondidas (%)', all.answered],
    ['Respondidas en el plazo prometido (%)', all.kept_promises],
    [],
    ['Motivo', 'Cuántas'],
    ...reasons.map(({ reason, count }) => [rejectionReasonWords[reason], count]),
    [],
    ['Origen', 'Cuántas', 'Contratadas'],
    ...sources.map(({ source, count, hired }) => [sourceWords[source], count, hired]),
    [],
    ['Quién recomendó', 'Cuántas', 'Contratadas'],
    ...referrers.map(({ full_name, applications, hired }) => [full_name, applications, hired]),
    [],
    ['Semana', 'Cuántas'],
    ...by_week.map(({ week, count }) => [week, count]),
  ]
  const bytes = toCsv(lines, csvSeparator(ctx.user))
  const name = fileNameOf(['Analisis', title], 'csv')
  return { bytes, type: 'text/csv; charset=utf-8', name, disposition: 'attachment', cache_seconds: 0 }
}
