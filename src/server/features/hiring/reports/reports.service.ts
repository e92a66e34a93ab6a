import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { fileNameOf } from '#server/features/cvs/cv-content.ts'
import { csvSeparator, toCsv } from '#server/platform/csv.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { dayIn, momentAt } from '#server/platform/zoned-time.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/reports/reports.ts'
import { reportPhaseWords, sourceWords } from '#shared/words/hiring.ts'
import { vacancyStateWords } from '#shared/words/vacancy-states.ts'
import { requireReach } from '../applications/team-reach.service.ts'
import { periodsOf, unitOf } from './report-periods.ts'
import * as queries from './reports.queries.ts'

type Asked = { params: { id: string }; query: contract.ReportSpan }
type Reports = z.input<typeof contract.getReports.answer>

export async function getReports(ctx: UserCtx, { params, query }: Asked): Promise<Reports> {
  const { reached, member } = await requireReach(ctx, params.id, 'move_application')
  const { db, user } = ctx
  const zone = user.timezone
  const from = momentAt(query.from, '00:00', zone)
  const before = dayIn(momentAt(query.to, '00:00', zone), zone).to
  const cohort = { reached, from, before }
  const unit = unitOf(query)
  const [all, hires, periods, phases, sources, referrers, owners, open_vacancies, open_total] = await Promise.all([
    queries.overallFigures(db, cohort, ctx.now()),
    queries.hireFigures(db, cohort),
    queries.periodFigures(db, cohort, unit, zone),
    queries.countPhases(db, cohort),
    queries.sourceFigures(db, cohort),
    queries.referrerFigures(db, cohort),
    queries.ownerFigures(db, cohort),
    queries.openVacancies(db, reached, ctx.now()),
    queries.countOpen(db, reached),
  ])
  const known = new Map(periods.map((period) => [period.first_day, period]))
  const { total: applications, ...rest } = all
  return {
    applications,
    ...rest,
    ...hires,
    unit,
    sources,
    referrers,
    owners,
    open_vacancies,
    open_total,
    periods: periodsOf(query, unit).map((first_day) => known.get(first_day) ?? { first_day, ...NOBODY }),
    funnel: phases.map(({ phase, reached: here }, at) => {
      const earlier = phases[at - 1]?.reached
      return { phase, reached: here, conversion: earlier ? Math.round((here / earlier) * 100) : null }
    }),
    can_export: mayAlways(member.role, 'export_candidates'),
  }
}

const NOBODY = { applications: 0, hired: 0, median_days_to_first_answer: null }

export async function exportReports(ctx: UserCtx, asked: Asked): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.application_export_user, ctx.user.id)
  await requireReach(ctx, asked.params.id, 'export_candidates')
  const report = await getReports(ctx, asked)
  const { from, to } = asked.query
  const answer = 'Días hasta la primera respuesta (mediana)'
  const lines = [
    ['Desde', from],
    ['Hasta', to],
    ['Candidaturas', report.applications],
    [answer, report.median_days_to_first_answer],
    ['Respondidas (%)', report.answered],
    ['Respondidas en el plazo prometido (%)', report.kept_promises],
    ['Contratadas', report.hired],
    ['Días hasta la contratación (mediana)', report.median_days_to_hire],
    ['Vacantes abiertas hoy', report.open_total],
    [],
    [report.unit === 'WEEK' ? 'Semana del' : 'Mes del', 'Candidaturas', answer, 'Contratadas'],
    ...report.periods.map((one) => [one.first_day, one.applications, one.median_days_to_first_answer, one.hired]),
    [],
    ['Fase', 'Llegaron', 'De la anterior (%)'],
    ...report.funnel.map(({ phase, reached, conversion }) => [reportPhaseWords[phase], reached, conversion]),
    [],
    ['Origen', 'Candidaturas', 'Contratadas'],
    ...report.sources.map(({ source, applications, hired }) => [sourceWords[source], applications, hired]),
    [],
    ['Quién recomendó', 'Candidaturas', 'Contratadas'],
    ...report.referrers.map(({ full_name, applications, hired }) => [full_name, applications, hired]),
    [],
    ['Responsable', 'Candidaturas', 'Respondidas (%)', answer, 'Contratadas'],
    ...report.owners.map((one) => [
      one.full_name ?? 'Sin responsable',
      one.applications,
      one.answered,
      one.median_days_to_first_answer,
      one.hired,
    ]),
    [],
    ['Vacante abierta', 'Estado', 'Días abierta', 'Candidaturas', 'En curso', 'Sin respuesta', 'Contratadas'],
    ...report.open_vacancies.map((one) => [
      one.title,
      vacancyStateWords[one.state],
      one.days_open,
      one.applications,
      one.in_process,
      one.awaiting,
      one.hired,
    ]),
  ]
  const bytes = toCsv(lines, csvSeparator(ctx.user))
  const name = fileNameOf(['Informes', from, to], 'csv')
  return { bytes, type: 'text/csv; charset=utf-8', name, disposition: 'attachment', cache_seconds: 0 }
}
