import type { Deps, UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { answersGiven, correctionsByVacancy } from '#server/features/matching/matching.service.ts'
import { csvSeparator, toCsv } from '#server/platform/csv.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import { listMatchUse, type MatchUse, sumReviews } from './match-use.queries.ts'

const MOST = 5_000

const COLUMNS: readonly [head: string, of: (use: MatchUse & { corrected: number }) => string | number | null][] = [
  ['Vacante', ({ title }) => title],
  ['Postulaciones', ({ applications }) => applications],
  ['Con encaje', ({ matched }) => matched],
  ['Versiones del cálculo', ({ engines }) => engines],
  ['Veredictos «Cumple»', ({ met }) => met],
  ['Veredictos «Cumple en parte»', ({ partly }) => partly],
  ['Veredictos «No cumple»', ({ not_met }) => not_met],
  ['Veredictos «Sin datos»', ({ unknown }) => unknown],
  ['Veredictos corregidos por el equipo', ({ corrected }) => corrected],
  ['Rechazadas por una persona', ({ rejected }) => rejected],
  ['Revisiones pedidas', ({ reviews }) => reviews],
  ['Revisiones que cambiaron la decisión', ({ reopened }) => reopened],
  ['Revisiones fuera de plazo', ({ late }) => late],
]

/** What the trust report says of the whole, for the vacancies of one company; sums alone, so it names nobody. */
export async function exportMatchUse(ctx: UserCtx, { params }: { params: { id: string } }): Promise<FileAnswer> {
  const { company } = await requireCompany(ctx, params.id, 'see_activity')
  await takeAttempt(ctx, rateRules.application_export_user, ctx.user.id)
  const corrected = await correctionsByVacancy(ctx, company.id)
  const rows = (await listMatchUse(ctx.db, company.id, MOST)).map((use) => ({
    ...use,
    corrected: corrected.get(use.vacancy_id) ?? 0,
  }))
  const lines = [COLUMNS.map(([head]) => head), ...rows.map((row) => COLUMNS.map(([, of]) => of(row)))]
  const bytes = toCsv(lines, csvSeparator(ctx.user))
  const name = fileNameOf(['Uso del encaje', company.name], 'csv')
  return { bytes, type: 'text/csv; charset=utf-8', name, disposition: 'attachment', cache_seconds: 0 }
}

/** The same of the whole installation, for whoever runs it. */
export async function sumMatchUse(deps: Pick<Deps, 'db'>): Promise<Record<string, number>> {
  const corrected = [...(await correctionsByVacancy(deps)).values()].reduce((sum, count) => sum + count, 0)
  const answers = (await answersGiven(deps)).map(({ answer, people }) => [`answered ${answer}`, people])
  return { ...(await sumReviews(deps.db)), corrected, ...Object.fromEntries(answers) }
}
