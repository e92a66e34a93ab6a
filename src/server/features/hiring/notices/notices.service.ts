import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import type { VacancyField } from '#shared/vacancies/vacancy-changes.ts'
import { listTeam } from '../applications/applications.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { findSurroundings } from './notices.queries.ts'
import { theirPage } from './person-link.ts'

export type Surroundings = Awaited<ReturnType<typeof findSurroundings>>
export const surroundingsOf = (tx: Pick<Deps, 'db'>, { id }: ApplicationRow): Promise<Surroundings> =>
  findSurroundings(tx.db, id)

type SeekerKind =
  | 'APP_VIEWED'
  | 'APP_HELD'
  | 'APP_REJECTED'
  | 'APP_OFFER'
  | 'APP_HIRED'
  | 'SLA_MISSED_SEEKER'
  | 'APP_REMINDER'
  | 'APP_FORGOTTEN_SOON'
  | 'MSG_TO_SEEKER'
  | 'MSG_LETTER'
  | 'INTERVIEW_PROPOSED'
  | 'INTERVIEW_CANCELLED'
  | 'INTERVIEW_REMINDER'
  | 'REVIEW_ANSWERED'

type TeamKind =
  | 'APP_RECEIVED'
  | 'APP_WITHDRAWN'
  | 'APP_HOLD_OVER'
  | 'APP_HIRED_TEAM'
  | 'OFFER_ANSWERED'
  | 'MSG_TO_TEAM'
  | 'INTERVIEW_CONFIRMED'
  | 'INTERVIEW_CHANGE_ASKED'
  | 'INTERVIEW_REMINDER_TEAM'
  | 'REVIEW_ASKED'
  | 'REVIEW_DUE'
  | 'REVIEW_LATE'

type MemberKind = 'SCORECARD_DUE' | 'NOTE_MENTION' | 'TASK_ASSIGNED' | 'APP_ASSIGNED' | 'RULE_NOTICE'

type SeekerMail = Omit<MailContent, 'to' | 'button'>
type Group = 'applications' | 'messages' | 'interviews'

const placeOf = ({ company_id, vacancy_id }: ApplicationRow) => ({ company_id, vacancy_id })
const idsOf = (application: ApplicationRow, person_id: string) => ({
  ...placeOf(application),
  person_id: application.user_id ?? person_id,
})
const factsOf = ({ id }: ApplicationRow, { title }: Surroundings) => ({ title, application_id: id })

/**
 * A mail about an application, with the way to it; only if its person wants mails of this group. Who has no account has
 * no bell and no switches either: they read it here or nowhere.
 */
export async function mailSeeker(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  group: Group,
  mail: SeekerMail,
): Promise<void> {
  const { user_id, email } = around
  if (!email) return
  const whole = { ...mail, to: email, button: theirPage(tx, application, around) }
  if (user_id) await emit(tx, { kind: 'NOTICE_MAIL', user_id, group, mail: whole })
  else await sendMail(tx, whole)
}

/** Whoever applied hears of it in the bell; nobody does any more once they are gone. */
export async function notifySeeker(
  tx: Deps,
  kind: SeekerKind,
  application: ApplicationRow,
  around: Surroundings,
): Promise<void> {
  const { user_id } = around
  if (!user_id) return
  await emit(tx, { kind, ...idsOf(application, user_id), facts: factsOf(application, around), recipients: [user_id] })
}

export async function notifyOfStage(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  stage: string,
): Promise<void> {
  const { user_id } = around
  if (!user_id) return
  const facts = { ...factsOf(application, around), stage }
  await emit(tx, { kind: 'APP_STAGE', ...idsOf(application, user_id), facts, recipients: [user_id] })
}

export async function notifyOfChanges(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  fields: VacancyField[],
): Promise<void> {
  const { user_id } = around
  if (!user_id) return
  const facts = { ...factsOf(application, around), fields }
  await emit(tx, { kind: 'APP_VACANCY_CHANGED', ...idsOf(application, user_id), facts, recipients: [user_id] })
}

/** The people of the vacancy hear of it, never the one who applied, who may work there too. */
export async function notifyTeam(
  tx: Deps,
  kind: TeamKind,
  application: ApplicationRow,
  around: Surroundings,
  only?: readonly string[],
): Promise<void> {
  const { user_id } = around
  // Who has no account writes nothing here.
  if (!user_id && (kind === 'MSG_TO_TEAM' || application.state === 'ANONYMISED')) return
  const people =
    only ?? (await listTeam(tx.db, application.vacancy_id)).filter(receivesTeamNotices).map((one) => one.user_id)
  const recipients = people.filter((id) => id !== user_id)
  const facts = factsOf(application, around)
  if (user_id) await emit(tx, { kind, ...idsOf(application, user_id), facts, recipients })
  else if (kind !== 'MSG_TO_TEAM') await emit(tx, { kind, ...placeOf(application), facts, recipients })
}

/** Interviewers hear only of what is given to them. */
export const receivesTeamNotices = ({ role }: { role: string }): boolean => role !== 'INTERVIEWER'

export async function notifyMember(
  tx: Deps,
  kind: MemberKind,
  application: ApplicationRow,
  around: Surroundings,
  { user_id, actor_id }: { user_id: string; actor_id: string | null },
): Promise<void> {
  const person_id = around.user_id
  if (user_id === person_id) return
  const facts = factsOf(application, around)
  await emit(tx, { kind, ...placeOf(application), person_id, actor_id, facts, recipients: [user_id] })
}
