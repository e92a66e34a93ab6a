import type { Deps, UserCtx } from '#server/context.ts'
import { peopleAllowed } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { closeReason, type VacancyAction } from '#shared/vacancies/vacancies.ts'
import type { VacancyField } from '#shared/vacancies/vacancy-changes.ts'
import type { CompanyRow } from '../companies/companies.tables.ts'
import { listHiringTeam } from './vacancies.queries.ts'
import type { VacancyRow } from './vacancies.tables.ts'

/** A date is set by the same call that publishes. */
type VacancyEvent = VacancyAction | 'schedule'

interface Happened {
  vacancy: VacancyRow
  company: Pick<CompanyRow, 'id' | 'timezone'>
}

const plainSteps = {
  submit: 'VACANCY_SUBMIT',
  request_changes: 'VACANCY_REQUEST_CHANGES',
  publish: 'VACANCY_PUBLISH',
  pause: 'VACANCY_PAUSE',
  resume: 'VACANCY_RESUME',
  reopen: 'VACANCY_REOPEN',
  archive: 'VACANCY_ARCHIVE',
  cancel_schedule: 'VACANCY_CANCEL_SCHEDULE',
} as const

const isPlain = (action: VacancyEvent): action is keyof typeof plainSteps => action in plainSteps

/** The hiring team hears of a step, or those who may publish when they are asked. */
export async function notifyOfStep(tx: UserCtx, action: VacancyEvent, { vacancy, company }: Happened): Promise<void> {
  const recipients = await whomToTell(tx, action, vacancy)
  const happened = { company_id: company.id, actor_id: tx.user.id, recipients }
  const { id: vacancy_id, title, scheduled_at, expires_at } = vacancy
  if (isPlain(action)) return emit(tx, { kind: plainSteps[action], ...happened, vacancy_id, facts: { title } })
  if (action === 'close') {
    const reason = closeReason.parse(vacancy.state_reason)
    return emit(tx, { kind: 'VACANCY_CLOSE', ...happened, vacancy_id, facts: { title, reason } })
  }
  if (action === 'delete') return emit(tx, { kind: 'VACANCY_DELETE', ...happened, facts: { title } })
  if (action === 'extend' && expires_at) {
    const facts = { title, expires_at: expires_at.toISOString(), timezone: company.timezone }
    return emit(tx, { kind: 'VACANCY_EXTEND', ...happened, vacancy_id, facts })
  }
  if (action === 'schedule' && scheduled_at) {
    const facts = { title, scheduled_at: scheduled_at.toISOString(), timezone: company.timezone }
    return emit(tx, { kind: 'VACANCY_SCHEDULE', ...happened, vacancy_id, facts })
  }
}

/** Whoever wrote it hears what is asked of them, also when they do not hire for it. */
async function whomToTell(tx: UserCtx, action: VacancyEvent, vacancy: VacancyRow): Promise<(string | null)[]> {
  if (action === 'submit') return peopleAllowed(tx, vacancy.company_id, 'publish_vacancy')
  const team = await hiringTeam(tx, vacancy)
  return action === 'request_changes' ? [...new Set([...team, vacancy.created_by])] : team
}

/** What of it people read otherwise from now on, which those who applied hear of too. */
interface PublishedChange {
  title: string
  fields: VacancyField[]
  told: VacancyField[]
  revision: number
}

export async function notifyOfChanges(tx: UserCtx, vacancy: VacancyRow, facts: PublishedChange): Promise<void> {
  const { id: vacancy_id, company_id } = vacancy
  const happened = { company_id, actor_id: tx.user.id, vacancy_id, recipients: await hiringTeam(tx, vacancy) }
  await emit(tx, { kind: 'VACANCY_CHANGES_PUBLISHED', ...happened, facts })
}

type ByItself =
  | 'VACANCY_PUBLISHED_BY_CLOCK'
  | 'VACANCY_EXPIRED'
  | 'VACANCY_ENDING'
  | 'VACANCY_MODERATED'
  | 'VACANCY_REPORTED'
  | 'VACANCY_REPORTS_DISMISSED'
  | 'VACANCY_OVER_PLAN'

/** What nobody of the team did, or what is about to happen. */
export async function notifyTeam(tx: Deps, kind: ByItself, vacancy: VacancyRow): Promise<void> {
  const { id: vacancy_id, company_id, title } = vacancy
  await emit(tx, { kind, company_id, vacancy_id, facts: { title }, recipients: await hiringTeam(tx, vacancy) })
}

/** How many people wait, and in how many days it pauses for that reason; none when it has. */
interface Neglected {
  count: number
  days: number
}

export async function notifyOfNeglect(tx: Deps, vacancy: VacancyRow, { count, days }: Neglected): Promise<void> {
  const { id: vacancy_id, company_id, title } = vacancy
  const told = { company_id, vacancy_id, recipients: await hiringTeam(tx, vacancy) }
  if (days > 0) await emit(tx, { kind: 'VACANCY_NEGLECTED', ...told, facts: { title, count, days } })
  else await emit(tx, { kind: 'VACANCY_NEGLECT_PAUSED', ...told, facts: { title, count } })
}

export async function notifyToClose(tx: Deps, vacancy: VacancyRow, count: number): Promise<void> {
  const { id: vacancy_id, company_id, title } = vacancy
  const recipients = await hiringTeam(tx, vacancy)
  await emit(tx, { kind: 'VACANCY_ASK_CLOSING', company_id, vacancy_id, facts: { title, count }, recipients })
}

export async function notifyOfNotPublished(
  tx: Deps,
  vacancy: VacancyRow,
  refused: { code: string; count: number },
): Promise<void> {
  const { id: vacancy_id, company_id, title } = vacancy
  const facts = { title, ...refused }
  await emit(tx, {
    kind: 'VACANCY_NOT_PUBLISHED',
    company_id,
    vacancy_id,
    facts,
    recipients: await hiringTeam(tx, vacancy),
  })
}

async function hiringTeam(tx: Deps, { id }: VacancyRow): Promise<string[]> {
  const team = await listHiringTeam(tx.db, id)
  return team.map(({ user_id }) => user_id)
}
