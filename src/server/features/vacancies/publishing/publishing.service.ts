import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import { findDiscrimination, isGround } from '#shared/vacancies/lint/discrimination/discrimination.ts'
import { companyTexts, saidOf } from '#shared/vacancies/lint/lawful-text.ts'
import { publishProblems } from '#shared/vacancies/vacancy-problems.ts'
import { COMPANY_NOT_ACTIVE, pointsToMend } from '#shared/vacancies/vacancy-refusals.ts'
import type { Deps, UserCtx } from '../../../context.ts'
import type { CompanyRow } from '../../companies/companies.tables.ts'
import { missingToPublish } from '../../companies/team/company-view.service.ts'
import { requireSlot } from '../slots.service.ts'
import type { VacancyChanges } from '../vacancies.queries.ts'
import type { VacancyRow } from '../vacancies.tables.ts'
import { findingsIn } from '../view/vacancy-view.service.ts'

interface Publication {
  vacancy: Pick<VacancyRow, 'document'>
  company: CompanyRow
}

function toMend(ctx: Pick<Deps, 'now'>, { vacancy, company }: Publication) {
  const problems = publishProblems(vacancy.document)
  const of_company = findDiscrimination(companyTexts(company))
  const blocking = [...findingsIn(ctx, vacancy, company).filter(({ level }) => level === 'BLOCK'), ...of_company]
  return { problems, blocking, points: Object.keys(problems).length + blocking.length }
}

/** How many things have to be mended; one field may have several. */
export const countPoints = (ctx: Pick<Deps, 'now'>, publication: Publication): number => toMend(ctx, publication).points

/** The text alone is fit to be read by others: whole, and nothing in it that the lint refuses. */
export function requireGoodText(ctx: Pick<Deps, 'now'>, publication: Publication): void {
  const { problems, blocking, points } = toMend(ctx, publication)
  if (points === 0) return
  // Of several in one field the first is said there; the editor marks each of them.
  const reasons = Object.fromEntries(blocking.toReversed().map(({ path, reason }) => [path, reason]))
  const [first] = blocking.filter(({ rule }) => isGround(rule))
  const message = [pointsToMend(points), ...(first ? [saidOf(first)] : [])].join(' ')
  throw new AppError('lint_blocked', message, { fields: { ...problems, ...reasons } })
}

export function requireVerifiedPerson({ user }: UserCtx): void {
  if (!user.email_verified_at)
    throw new AppError('email_not_verified', 'Confirma tu correo para publicar. ¿Te lo reenviamos?')
}

/** Somebody who asks was refused before; the clock asks nobody. */
function requireActiveCompany({ status }: CompanyRow): void {
  if (status !== 'ACTIVE') throw new AppError('state_conflict', COMPANY_NOT_ACTIVE)
}

export function requireGoodCompany(company: CompanyRow): void {
  if (missingToPublish(company).length > 0) throw new AppError('company_incomplete')
}

/** Everything that a publication needs apart from who asks for it; the company is locked. */
export async function published(tx: Pick<Deps, 'db' | 'now'>, publication: Publication): Promise<VacancyChanges> {
  requireActiveCompany(publication.company)
  requireGoodText(tx, publication)
  requireGoodCompany(publication.company)
  await requireSlot(tx, publication.company)
  const now = tx.now()
  return { ...openUntil(tx, publication), published_at: now, live_since: now, scheduled_at: null, review_note: null }
}

export const openUntil = (tx: Pick<Deps, 'now'>, { vacancy }: Publication) => ({
  expires_at: addDays(tx.now(), vacancy.document.duration_days),
})
