import type { z } from 'zod'
import { requireCompany, requireLockedCompany } from '#server/features/companies/team/access.service.ts'
import type { MemberRow } from '#server/features/companies/team.tables.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { mayAlways, roles } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import { currencyCode } from '#shared/core/fields.ts'
import { VACANCY_DRAFTS_MAX } from '#shared/core/limits.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { inTransaction, type TeamCtx, type UserCtx } from '../../../context.ts'
import type { CompanyRow } from '../../companies/companies.tables.ts'
import { requireTeam } from '../hiring-team/hiring-team.service.ts'
import { cleanRichText } from '../rich-text.ts'
import { textOfTemplate } from '../templates/templates.service.ts'
import {
  countByState,
  countPublishedAround,
  countPublishedFor,
  deleteVacancyRow,
  findByCreationKey,
  insertVacancy,
  replaceHiringTeam,
} from '../vacancies.queries.ts'
import type { VacancyRow } from '../vacancies.tables.ts'
import { requireStep, requireVacancy } from '../vacancy-access.service.ts'
import { notifyOfStep } from '../vacancy-notices.service.ts'
import { keepText, requireSeen } from '../versions/versions.service.ts'
import { presentVacancy, summaryOf, textFor } from '../view/vacancy-view.service.ts'
import { listVacancyPage } from './vacancy-list.queries.ts'

const PAGE = 30

type InVacancy = { params: { id: string } }
type List = InVacancy & { query: z.output<typeof contract.listVacancies.query> }

export async function listVacancies(ctx: TeamCtx, { params, query }: List) {
  const { reach, member, company } = await requireCompany(ctx, params.id, 'see_vacancy')
  const filter = { company_id: params.id, q: query.q, ...(reach === 'hiring_team' && { member_id: member.id }) }
  const { state, order } = query
  const after = readCursor(query.cursor)
  const [rows, counted] = await Promise.all([
    listVacancyPage(ctx.db, { ...filter, state, order, viewer_id: member.id, after, limit: PAGE + 1 }),
    countByState(ctx.db, filter),
  ])
  const page = pageOf(
    rows.map(({ vacancy, team_role, at }) => ({ vacancy, team_role, created_at: at, id: vacancy.id })),
    PAGE,
  )
  const none = { DRAFT: 0, IN_REVIEW: 0, CHANGES_REQUESTED: 0, PUBLISHED: 0, PAUSED: 0, CLOSED: 0, ARCHIVED: 0 }
  const counts = { ...none, ...Object.fromEntries(counted.map(({ state, total }) => [state, total])) }
  const items = page.items.map(({ vacancy, team_role }) => summaryOf(ctx, { vacancy, team_role, member, company }))
  return { ...page, items, counts }
}

/** How many published vacancies the person knows of in each company: all that can be seen, or that a plan is paid for. */
export async function publishedFor({ db, user }: UserCtx): Promise<Map<string, number>> {
  const knowsAll = roles.filter((role) => mayAlways(role, 'see_vacancy') || mayAlways(role, 'manage_billing'))
  const counted = await countPublishedFor(db, user.id, knowsAll)
  return new Map(counted.map(({ company_id, total }) => [company_id, total]))
}

/** How many vacancies the person's companies have published. */
export async function publishedAround({ db, user }: UserCtx): Promise<Map<string, number>> {
  const counted = await countPublishedAround(db, user.id)
  return new Map(counted.map(({ company_id, total }) => [company_id, total]))
}

type Create = InVacancy & { body: z.output<typeof contract.newVacancy> }

/** Asked twice with one key (the first answer was lost) it answers with what the first call began. */
export async function createVacancy(ctx: UserCtx, { params, body }: Create) {
  const { creation_key, template_id, ...said } = body
  return inTransaction(ctx, async (tx) => {
    const { company, member } = await requireLockedCompany(tx, params.id, 'edit_vacancy')
    const begun = creation_key && { company_id: company.id, created_by: tx.user.id, creation_key }
    const earlier = begun && (await findByCreationKey(tx.db, begun))
    if (earlier) return presentVacancy(tx, await requireVacancy(tx, earlier))
    const document = template_id ? await textOfTemplate(tx, company.id, template_id) : vacancyDocument.parse(said)
    const vacancy = await begin(tx, member, usualAnswers(company, document), { creation_key })
    return presentVacancy(tx, { vacancy, company, member, team_role: 'LEAD' })
  })
}

/** What a company answers in every vacancy is filled in where nothing was said. */
function usualAnswers(company: CompanyRow, document: VacancyDocument): VacancyDocument {
  const { salary } = document
  const currency = currencyCode.catch(salary.currency).parse(company.default_currency)
  return {
    ...document,
    salary: salary.min === null && salary.max === null ? { ...salary, currency } : salary,
    benefits: document.benefits.length > 0 ? document.benefits : company.benefits.map((one) => one.slice(0, 80)),
    reply_days: document.reply_days ?? company.default_reply_days,
  }
}

const TOO_MANY_DRAFTS = `La empresa ya tiene ${VACANCY_DRAFTS_MAX} borradores. Publica o elimina alguno para empezar otro.`

async function refuseTooManyDrafts(tx: UserCtx, company_id: string): Promise<void> {
  const drafts = (await countByState(tx.db, { company_id, q: '' })).find(({ state }) => state === 'DRAFT')?.total ?? 0
  if (drafts >= VACANCY_DRAFTS_MAX) throw new AppError('state_conflict', TOO_MANY_DRAFTS)
}

/** A new draft, led by whoever begins it. */
async function begin(
  tx: UserCtx,
  { id: member_id, company_id }: MemberRow,
  document: VacancyDocument,
  origin: Partial<Pick<VacancyRow, 'relaunched_from' | 'creation_key'>> = {},
): Promise<VacancyRow> {
  await refuseTooManyDrafts(tx, company_id)
  const now = tx.now()
  const clean = { ...document, description: cleanRichText(document.description) }
  const vacancy = await insertVacancy(tx.db, {
    ...origin,
    company_id,
    created_by: tx.user.id,
    saved_by: tx.user.id,
    title: clean.title,
    document: clean,
    created_at: now,
    updated_at: now,
  })
  await replaceHiringTeam(tx.db, vacancy.id, [{ member_id, role: 'LEAD' }])
  return vacancy
}

export async function getVacancy(ctx: TeamCtx, { params }: InVacancy) {
  return presentVacancy(ctx, await requireVacancy(ctx, params.id))
}

type Save = InVacancy & { body: z.output<typeof contract.vacancyChanges> }

export async function saveVacancy(ctx: UserCtx, { params, body }: Save) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireStep(tx, params.id, 'edit')
    const { vacancy, company } = access
    requireSeen(vacancy, body.revision)
    await requireTeam(tx, company.id, body.hiring_team)
    await keepText(tx, vacancy, { ...body.document, description: cleanRichText(body.document.description) })
    // Who works on it is nothing that people read, so it holds at once.
    await replaceHiringTeam(tx.db, vacancy.id, body.hiring_team)
    return presentVacancy(tx, await requireVacancy(tx, params.id))
  })
}

export async function deleteVacancy(ctx: UserCtx, { params }: InVacancy): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const access = await requireStep(tx, params.id, 'delete')
    await notifyOfStep(tx, 'delete', access)
    await deleteVacancyRow(tx.db, access.vacancy.id)
  })
}

export async function duplicateVacancy(ctx: UserCtx, { params }: InVacancy) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireVacancy(tx, params.id)
    const { company, member } = await requireLockedCompany(tx, access.company.id, 'edit_vacancy')
    const document = textFor(access)
    const copy = await begin(tx, member, { ...document, title: `${document.title} (copia)`.slice(0, 80) })
    return presentVacancy(tx, { vacancy: copy, company, member, team_role: 'LEAD' })
  })
}

export async function relaunchVacancy(ctx: UserCtx, { params }: InVacancy) {
  return inTransaction(ctx, async (tx) => {
    const { vacancy, company, member } = await requireStep(tx, params.id, 'relaunch')
    const fresh = await begin(tx, member, vacancy.document, { relaunched_from: vacancy.id })
    return presentVacancy(tx, { vacancy: fresh, company, member, team_role: 'LEAD' })
  })
}
