import type { z } from 'zod'
import { addDays, dayOf } from '#shared/core/time.ts'
import { lintVacancy } from '#shared/vacancies/lint/lint.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import { type VacancyAction, vacancyAction } from '#shared/vacancies/vacancies.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { publishProblems } from '#shared/vacancies/vacancy-problems.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'
import type { TeamCtx, UserCtx } from '../../../context.ts'
import { isNeglected } from '../attention/neglect.ts'
import { findOpenModeration } from '../moderation/moderation.queries.ts'
import { placesIn } from '../slots.service.ts'
import { findSaver, listHiringTeam } from '../vacancies.queries.ts'
import type { VacancyRow } from '../vacancies.tables.ts'
import { mayDo, type VacancyAccess } from '../vacancy-access.service.ts'
import { isLive, stepOf } from '../vacancy-states.ts'
import { editedDocument, editRevision } from '../versions.ts'

export function summaryOf(ctx: TeamCtx, access: VacancyAccess): z.input<typeof contract.vacancySummary> {
  const { vacancy } = access
  const { document } = vacancy
  return {
    ...vacancy,
    openings: document.openings,
    place: placeWords(document),
    salary: salaryWords(document.salary),
    has_changes: vacancy.pending_document !== null,
    is_neglected: isNeglected(vacancy),
    actions: vacancyAction.options.filter((action) => isOffered(ctx, access, action)),
  }
}

/** What is written but not published is read by those who could write it, while they can. */
const seesPending = (access: VacancyAccess): boolean =>
  stepOf('edit', access.vacancy) === 'go' && mayDo(access, 'edit') && access.vacancy.pending_document !== null

/** The text as the person who asks has it in front of them. */
export const textFor = (access: VacancyAccess): VacancyDocument =>
  seesPending(access) ? editedDocument(access.vacancy) : access.vacancy.document

/** The vacancy as the person who asks may see it. */
export async function presentVacancy(ctx: TeamCtx, access: VacancyAccess): Promise<z.input<typeof contract.vacancy>> {
  const { vacancy, company } = access
  const document = textFor(access)
  const summary = summaryOf(ctx, access)
  const asks_place = summary.actions.includes('publish') || summary.actions.includes('resume')
  return {
    ...vacancy,
    ...summary,
    revision: editRevision(vacancy),
    saved_by: vacancy.saved_by === null ? null : await findSaver(ctx.db, vacancy.saved_by),
    document,
    live_document: seesPending(access) ? vacancy.document : null,
    live_since: isLive(vacancy) ? (vacancy.live_since ?? vacancy.published_at) : null,
    hiring_team: await listHiringTeam(ctx.db, vacancy.id),
    lint: findingsIn(ctx, { document }, company),
    problems: publishProblems(document),
    moderation: (await findOpenModeration(ctx.db, vacancy.id)) ?? null,
    places: asks_place ? await placesIn(ctx, company) : null,
  }
}

function isOffered(ctx: TeamCtx, access: VacancyAccess, action: VacancyAction): boolean {
  if (action === 'reopen' && isTooLateToReopen(ctx, access.vacancy)) return false
  return stepOf(action, access.vacancy) === 'go' && mayDo(access, action)
}

export const REOPEN_DAYS = 30

export const isTooLateToReopen = ({ now }: Pick<UserCtx, 'now'>, { closed_at }: VacancyRow): boolean =>
  closed_at !== null && addDays(closed_at, REOPEN_DAYS) < now()

export function findingsIn(
  ctx: Pick<UserCtx, 'now'>,
  { document }: Pick<VacancyRow, 'document'>,
  company: { countries: string[] },
) {
  const company_country = document.locations[0]?.country ?? company.countries[0] ?? null
  return lintVacancy(document, { company_country, today: dayOf(ctx.now()) })
}
