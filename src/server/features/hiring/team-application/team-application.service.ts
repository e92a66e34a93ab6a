import type { z } from 'zod'
import { inTransaction, type TeamCtx, type UserCtx } from '#server/context.ts'
import { recordView } from '#server/features/cvs/views.service.ts'
import { askSummary, summaryOf } from '#server/features/matching/matching.service.ts'
import { mayInVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/team-application.ts'
import { matchResult } from '#shared/matching/matching.ts'
import { broughtInOf } from '../added-people/disclosure.service.ts'
import {
  lockTeamApplication,
  requireTeamApplication,
  seesContact,
  type TeamAccess,
} from '../applications/application-access.service.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { findSnapshot, lockApplication } from '../applications/applications.queries.ts'
import { NOT_A_MEMBER } from '../applications/not-a-member.ts'
import { listSent } from '../applying/answer-files.queries.ts'
import { withoutContact } from '../applying/sent-content.ts'
import { shownAnswers } from '../applying/shown-answers.ts'
import { redactionOf } from '../blind/redaction.service.ts'
import { findCard } from '../board/board.queries.ts'
import { cardOf } from '../board/board.service.ts'
import { presentCard } from '../board/cards.ts'
import { assign } from '../board/owner-and-tags.service.ts'
import { notifySeeker, surroundingsOf } from '../notices/notices.service.ts'
import { personZone, type Whereabouts } from '../notices/person-zone.ts'
import { referredBy } from '../referrals/referrals.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { listSteps } from '../timeline/timeline.queries.ts'
import { canCorrect, withCorrections } from './corrections.service.ts'
import { provedContact, type WrittenContact } from './proved-contact.ts'
import { findPerson, findWaitingRejection, listOthers } from './team-application.queries.ts'

type OfApplication = { params: { id: string } }
type InVacancy = { params: { vacancy_id: string; id: string } }

async function requireSent(ctx: TeamCtx, { params }: InVacancy) {
  const access = await requireTeamApplication(ctx, params.id, 'see_applications')
  if (access.application.vacancy_id !== params.vacancy_id) throw new AppError('not_found')
  const snapshot = await findSnapshot(ctx.db, params.id)
  if (!snapshot) throw new AppError('not_found')
  return { access, snapshot, match: matchResult.nullable().catch(null).parse(snapshot.match) }
}

/** The verdicts as they were frozen: what the summary says of them is frozen with them. */
export async function summariseApplication(ctx: UserCtx, asked: InVacancy) {
  const { access, match } = await requireSent(ctx, asked)
  return askSummary(ctx, { ...access, match })
}

export async function getTeamApplication(
  ctx: TeamCtx,
  asked: InVacancy,
): Promise<z.input<typeof contract.teamApplication>> {
  const { access, snapshot, match } = await requireSent(ctx, asked)
  const { application } = access
  await recordProgram(ctx, application)
  const redaction = await redactionOf(ctx, application)
  const { document, language } = redaction.content(snapshot.content)
  const [card, timeline, files, rest] = await Promise.all([
    findCard(ctx.db, application.id, ctx.now()),
    listSteps(ctx.db, application.id),
    listSent(ctx.db, application.id),
    aroundPerson(ctx, access, document.basics),
  ])
  const { email, phone, links } = document.basics
  const isReachable = !redaction.is_blind && (await seesContact(ctx, access))
  return {
    ...presentCard(card),
    vacancy_id: application.vacancy_id,
    cv_id: redaction.is_blind ? null : application.cv_id,
    language,
    contact: isReachable ? { email, phone, links: links.map(({ url }) => url) } : null,
    document: isReachable ? document : withoutContact(document),
    note: snapshot.note && redaction.text(snapshot.note),
    is_letter: snapshot.letter_title !== null,
    answers: shownAnswers(snapshot.answers, files, { can_open: isReachable, text: redaction.text }),
    full_match: await withCorrections(ctx, application, match && redaction.match(match)),
    can_correct: canCorrect(application) && mayInVacancy(access, 'override_verdict'),
    summary: await summaryOf(ctx, { ...access, match }),
    speaks_to_programs: application.speaks_to_programs,
    timeline: timeline.map((step) => ({
      ...step,
      actor_name: step.actor_id === application.user_id ? null : step.actor_name,
    })),
    decision: await decisionOf(ctx, application),
    brought_in: await broughtInOf(ctx, application),
    referred_by: await referredBy(ctx, application),
    ...rest,
  }
}

/** A program has read it as soon as it has asked; people only once they have looked for a while. */
async function recordProgram(ctx: TeamCtx, { cv_id, company_id, is_blind }: ApplicationRow): Promise<void> {
  if (ctx.key && cv_id && !is_blind) await recordView(ctx, { cv_id, company_id, viewer_id: null })
}

async function aroundPerson(
  ctx: TeamCtx,
  access: TeamAccess,
  written: WrittenContact & Pick<Whereabouts, 'country' | 'city'>,
) {
  const { id, company_id, user_id, is_blind } = access.application
  const { member } = access
  const only_member_id = mayAlways(member.role, 'see_applications') ? undefined : member.id
  const [person, others] = user_id
    ? await Promise.all([findPerson(ctx.db, user_id), listOthers(ctx.db, { id, company_id, user_id, only_member_id })])
    : [undefined, []]
  const salary = person?.job_preferences.min_salary
  return {
    ...provedContact(written, person),
    timezone: is_blind ? null : personZone({ ...written, timezone: person?.timezone ?? null }),
    salary_expectation: salary && mayInVacancy(access, 'see_salary_expectation') ? salary : null,
    // Interviewers know only what is given to them.
    others: is_blind || member.role === 'INTERVIEWER' ? [] : others,
  }
}

async function decisionOf(ctx: TeamCtx, row: ApplicationRow) {
  const { decision_side: side, decision_reason: reason, decided_at: at } = row
  if (row.state !== 'REJECTED' || !side || !reason || !at) return null
  const waiting = await findWaitingRejection(ctx.db, row.id)
  const { missing_requirement_ids, decision_note: note_private, told_at } = row
  const letter = { by_letter: row.decision_message !== null, outgoing_id: waiting?.id ?? null }
  return { side, reason, at, missing_requirement_ids, note_private, told_at, ...letter }
}

/** «Vista», once: a person of the team really looked. */
export async function markOpened(ctx: UserCtx, { params }: OfApplication): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { application, company } = await requireTeamApplication(tx, params.id, 'see_applications')
    // A CV that the pool then counts as opened before would be the one of the blind application.
    if (application.cv_id && !application.is_blind)
      await recordView(tx, { cv_id: application.cv_id, company_id: company.id, viewer_id: tx.user.id })
    if (application.viewed_at) return
    const row = await lockApplication(tx.db, application.id)
    if (!row || row.viewed_at) return
    await noteOn(tx, row, { kind: 'VIEWED', actor_id: tx.user.id }, { viewed_at: tx.now() })
    await notifySeeker(tx, 'APP_VIEWED', row, await surroundingsOf(tx, row))
  })
}

type Assign = OfApplication & { body: { member_id: string | null } }

export async function assignApplication(ctx: UserCtx, { params, body }: Assign) {
  return inTransaction(ctx, async (tx) => {
    const { application } = await lockTeamApplication(tx, params.id, 'move_application')
    const done = await assign(tx, application, { ...body, actor_id: tx.user.id })
    if (done === 'NO_MEMBER') throw new AppError('validation', undefined, { fields: { member_id: NOT_A_MEMBER } })
    return cardOf(tx, application.id)
  })
}
