import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { toCsv } from '#server/platform/csv.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/my-applications.ts'
import { externalStateWords, seekerStateWords, sourceWords } from '#shared/words/hiring.ts'
import { listExternalBetween } from './external.queries.ts'
import { countByCv, countFigures, listAllMine } from './figures.queries.ts'

interface Counted {
  sent: number
  seen: number
  answered: number
  interviews: number
  offers: number
  median_days: number | null
}

function present({ sent, seen, answered, interviews, offers, median_days }: Counted) {
  const rate = (part: number) => (sent > 0 ? Math.round((part / sent) * 100) : null)
  return {
    sent,
    seen_rate: rate(seen),
    answer_rate: rate(answered),
    interviews,
    offers,
    median_days_to_answer: median_days,
  }
}

export async function getMyFigures(ctx: UserCtx): Promise<z.input<typeof contract.getMyFigures.answer>> {
  const [all, byCv] = [await countFigures(ctx.db, ctx.user.id), await countByCv(ctx.db, ctx.user.id)]
  const by_cv = byCv.map(({ cv_id, cv_title, ...counted }) => ({ ...present(counted), cv_id, cv_title }))
  return { ...present(all), by_cv }
}

const HEAD = ['Fecha', 'Empresa', 'Puesto', 'Estado', 'Canal', 'CV', 'Vista', 'Respuesta']
const dayOf = (moment: Date | null): string | null => moment?.toISOString().slice(0, 10) ?? null

export async function exportMyApplications(ctx: UserCtx): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.application_export_user, ctx.user.id)
  const own = await listAllMine(ctx.db, ctx.user.id, ctx.now())
  const elsewhere = await listExternalBetween(ctx.db, ctx.user.id, '0001-01-01', '9999-12-31')
  const lines = [
    ...own.map(({ applied_at, company, title, state, source, cv_title, viewed_at, told_at }) => [
      dayOf(applied_at),
      company,
      title,
      seekerStateWords[state],
      `Skillo: ${sourceWords[source]}`,
      cv_title,
      dayOf(viewed_at),
      dayOf(told_at),
    ]),
    ...elsewhere.map(({ applied_on, company, role, state }) => [
      applied_on,
      company,
      role,
      externalStateWords[state],
      'Fuera de Skillo',
      null,
      null,
      null,
    ]),
  ]
  const bytes = toCsv([HEAD, ...lines])
  const name = 'Mis-postulaciones.csv'
  return { bytes, type: 'text/csv; charset=utf-8', name, disposition: 'attachment', cache_seconds: 0 }
}
