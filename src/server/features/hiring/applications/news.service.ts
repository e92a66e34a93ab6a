import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import type { VacancyField } from '#shared/vacancies/vacancy-changes.ts'
import { listTeam } from './applications.queries.ts'
import type { ApplicationRow } from './applications.tables.ts'
import { findSurroundings } from './news.queries.ts'

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

const idsOf = ({ company_id, vacancy_id, user_id }: ApplicationRow, person_id: string) => ({
  ...{ company_id, vacancy_id, person_id: user_id ?? person_id },
})
const factsOf = ({ id }: ApplicationRow, { title }: Surroundings) => ({ title, application_id: id })

/** A mail about an application, with the way to it; only if its person wants mails of this group. */
export async function mailSeeker(
  tx: Deps,
  application: ApplicationRow,
  { user_id, email }: Surroundings,
  group: Group,
  mail: SeekerMail,
): Promise<void> {
  if (!user_id || !email) return
  const url = `${tx.config.public_url}/app/my-applications?postulacion=${application.id}`
  const button = { label: 'Ver mi postulación', url }
  await emit(tx, { kind: 'NOTICE_MAIL', user_id, group, mail: { ...mail, to: email, button } })
}

/** Whoever applied hears of it in the bell; nobody does any more once they are gone. */
export async function tellSeeker(
  tx: Deps,
  kind: SeekerKind,
  application: ApplicationRow,
  around: Surroundings,
): Promise<void> {
  const { user_id } = around
  if (!user_id) return
  await emit(tx, { kind, ...idsOf(application, user_id), facts: factsOf(application, around), tell: [user_id] })
}

export async function tellStage(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  stage: string,
): Promise<void> {
  const { user_id } = around
  if (!user_id) return
  const facts = { ...factsOf(application, around), stage }
  await emit(tx, { kind: 'APP_STAGE', ...idsOf(application, user_id), facts, tell: [user_id] })
}

export async function tellChange(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  fields: VacancyField[],
): Promise<void> {
  const { user_id } = around
  if (!user_id) return
  const facts = { ...factsOf(application, around), fields }
  await emit(tx, { kind: 'APP_VACANCY_CHANGED', ...idsOf(application, user_id), facts, tell: [user_id] })
}

/** The people of the vacancy hear of it, never the one who applied, who may work there too. */
export async function tellTeam(
  tx: Deps,
  kind: TeamKind,
  application: ApplicationRow,
  around: Surroundings,
  only?: readonly string[],
): Promise<void> {
  const { user_id } = around
  if (!user_id) return
  const people = only ?? (await listTeam(tx.db, application.vacancy_id)).filter(hearsOfAll).map((one) => one.user_id)
  const tell = people.filter((id) => id !== user_id)
  await emit(tx, { kind, ...idsOf(application, user_id), facts: factsOf(application, around), tell })
}

/** Interviewers hear only of what is given to them. */
export const hearsOfAll = ({ role }: { role: string }): boolean => role !== 'INTERVIEWER'

export async function tellMember(
  tx: Deps,
  kind: MemberKind,
  application: ApplicationRow,
  around: Surroundings,
  { user_id, actor_id }: { user_id: string; actor_id: string | null },
): Promise<void> {
  const person = around.user_id
  if (!person || user_id === person) return
  const facts = factsOf(application, around)
  await emit(tx, { kind, ...idsOf(application, person), actor_id, facts, tell: [user_id] })
}
