import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { ofSameDomain, stopPeopleReading } from '#server/features/companies/people-stop.service.ts'
import { holdCompanyOf, peopleAllowed, requireCompany } from '#server/features/companies/team/access.service.ts'
import { isOpened, openedBy, peopleOpenedBy, recordView } from '#server/features/cvs/views.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { dayIn } from '#server/platform/zoned-time.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import { PEOPLE_OPENED_A_DAY, type PeopleReading, UNUSUAL_READING } from '#shared/matching/people-reading.ts'
import { openedByTeam, openedByYou } from '#shared/words/talent.ts'
import { countTold } from '../invitations/invitations.queries.ts'
import { invitationsLeft } from '../invitations/invitations-left.service.ts'
import { missingStep } from './readers.service.ts'
import { listPublishing } from './reading.queries.ts'

const dayOf = ({ now }: Pick<Deps, 'now'>, { timezone }: CompanyRow) => dayIn(now(), timezone)

/** Somebody of a company opens a person: counted for both, told to the person, refused beyond the day's limits. */
export async function openPerson(ctx: UserCtx, company: CompanyRow, cv_id: string): Promise<void> {
  const view = { cv_id, company_id: company.id, viewer_id: ctx.user.id }
  const { from } = dayOf(ctx, company)
  if (await isOpened(ctx, cv_id, { company_ids: [company.id] }, from)) return recordView(ctx, view)
  await inTransaction(ctx, async (tx) => {
    // Two at once would both find the last one free.
    await holdCompanyOf(tx, company.id)
    await refuseTooMany(tx, company)
    await recordView(tx, view)
    await stopUnusual(tx, company)
  })
}

async function refuseTooMany(tx: UserCtx, company: CompanyRow): Promise<void> {
  const { from, to } = dayOf(tx, company)
  const retry_after_seconds = Math.ceil((to.getTime() - tx.now().getTime()) / 1000)
  const [own, team] = [
    await openedBy(tx, { viewer_id: tx.user.id }, from),
    await openedBy(tx, { company_ids: await ofSameDomain(tx, company) }, from),
  ]
  if (own >= PEOPLE_OPENED_A_DAY.member) throw new AppError('rate_limited', openedByYou, { retry_after_seconds })
  if (team >= PEOPLE_OPENED_A_DAY.company) throw new AppError('rate_limited', openedByTeam, { retry_after_seconds })
}

/** Whoever opens many and invites hardly anybody is stopped until somebody has looked; the people who were read hear of it. */
async function stopUnusual(tx: UserCtx, company: CompanyRow): Promise<void> {
  const company_id = company.id
  const since = addDays(tx.now(), -UNUSUAL_READING.days)
  const company_ids = await ofSameDomain(tx, company)
  const opened = await openedBy(tx, { company_ids }, since)
  const invited = await countTold(tx.db, company_ids, since)
  if (opened < UNUSUAL_READING.opened || invited * UNUSUAL_READING.opened_an_invitation >= opened) return
  await stopPeopleReading(tx, company_ids)
  tx.log.warn({ company_id, opened, invited }, 'unusual reading of people: the company sees nobody until looked at')
  await emit(tx, {
    kind: 'PEOPLE_READING_STOPPED',
    company_id,
    facts: { opened },
    recipients: await peopleAllowed(tx, company_id, 'search_talent'),
  })
  for (const person_id of await peopleOpenedBy(tx, company_ids, since))
    await emit(tx, { kind: 'CV_READ_UNUSUALLY', person_id, company_id, recipients: [person_id] })
}

export async function getPeopleReading(ctx: UserCtx, { params }: { params: { id: string } }): Promise<PeopleReading> {
  const { company } = await requireCompany(ctx, params.id, 'search_talent')
  const { from } = dayOf(ctx, company)
  const publishing = await listPublishing(ctx.db, [company.id])
  return {
    missing: missingStep(ctx, company, publishing.has(company.id)),
    opened: await openedBy(ctx, { viewer_id: ctx.user.id }, from),
    opened_max: PEOPLE_OPENED_A_DAY.member,
    team_opened: await openedBy(ctx, { company_ids: await ofSameDomain(ctx, company) }, from),
    team_opened_max: PEOPLE_OPENED_A_DAY.company,
    invitations_left: await invitationsLeft(ctx, company.id),
  }
}
