import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { dayIn } from '#server/platform/zoned-time.ts'
import { plural } from '#shared/core/numbers.ts'
import { addDays } from '#shared/core/time.ts'
import type * as contract from '#shared/overview/overview.ts'
import { listAgenda } from './agenda.queries.ts'
import { countOverview, findOwnDraft } from './team-overview.queries.ts'

type Summary = z.input<typeof contract.recruiterSummary>
type Action = Summary['pending_actions'][number]
type Counted = Awaited<ReturnType<typeof countOverview>>[number]
type Entry = Awaited<ReturnType<typeof listAgenda>>[number]

const DAY_MS = 24 * 60 * 60 * 1000
const ENDING_DAYS = 7

const vacancyPage = ({ company_id, id }: { company_id: string; id: string }): string =>
  `/app/my-companies/${company_id}/vacancies/${id}`
const boardPage = (of: { company_id: string; id: string }): string => `${vacancyPage(of)}/dashboard`

/** People who wait for an answer or wrote, one line a vacancy. */
function repliesOwed(row: Counted): Action[] {
  const { title, awaiting, oldest_at, promised_at, unread, unread_since } = row
  const link_to = boardPage(row)
  return [
    ...(oldest_at
      ? [
          {
            kind: 'REPLY',
            link_to: `${link_to}?tab=lista&orden=no_contact`,
            since: oldest_at,
            due_at: promised_at,
            text: `Responde a ${plural(awaiting, 'persona', 'personas')} en «${title}».`,
          },
        ]
      : []),
    ...(unread_since
      ? [
          {
            kind: 'MESSAGES',
            link_to: `${link_to}?tab=lista&estado=ALL&sin-leer=si`,
            since: unread_since,
            due_at: null,
            text: `Lee ${plural(unread, 'conversación', 'conversaciones')} en «${title}».`,
          },
        ]
      : []),
  ]
}

function endingSoon(row: Counted, now: Date): Action[] {
  const { state, expires_at, title } = row
  if (state !== 'PUBLISHED' || !expires_at || expires_at > addDays(now, ENDING_DAYS)) return []
  const text = `Amplía el plazo de «${title}» o deja que termine.`
  const since = addDays(expires_at, -ENDING_DAYS)
  return [{ kind: 'VACANCY_ENDING', text, link_to: vacancyPage(row), since, due_at: expires_at }]
}

const agendaWords: Record<Exclude<Entry['kind'], 'INTERVIEW'>, (entry: Entry) => string> = {
  SLOTS_ASKED: ({ full_name }) => `Propón otros horarios a ${full_name}.`,
  SCORECARD: ({ full_name }) => `Falta tu evaluación de ${full_name}.`,
  TASK: ({ said, full_name }) => `${said} (${full_name})`,
  HOLD_OVER: ({ full_name, title }) => `Terminó la espera de ${full_name} en «${title}». Dale una respuesta.`,
}

/** The part of an application in which the thing itself is done. */
const PARTS: Record<Entry['kind'], string> = {
  INTERVIEW: '&ver=entrevistas',
  SLOTS_ASKED: '&ver=entrevistas',
  SCORECARD: '&ver=evaluaciones',
  TASK: '&ver=notas',
  HOLD_OVER: '',
}

const applicationPage = ({ kind, company_id, vacancy_id, application_id }: Entry): string =>
  `${boardPage({ company_id, id: vacancy_id })}?postulacion=${application_id}${PARTS[kind]}`

function asked(entry: Entry): Action[] {
  const { kind, since, due_at } = entry
  if (kind === 'INTERVIEW') return []
  return [
    {
      kind,
      since,
      due_at: kind === 'TASK' ? dayOf(due_at) : kind === 'HOLD_OVER' ? since : null,
      text: agendaWords[kind](entry),
      link_to: applicationPage(entry),
    },
  ]
}

const dayOf = (due_at: Date | null): string | null => due_at?.toISOString().slice(0, 10) ?? null

function talk(entry: Entry): Summary['interviews_today'] {
  const { kind, due_at, full_name, title, said } = entry
  if (kind !== 'INTERVIEW' || !due_at) return []
  return [{ kind, text: `${said} con ${full_name}`, detail: title, starts_at: due_at, link_to: applicationPage(entry) }]
}

/** Where most people wait comes first, then what was published last. */
const openOnes = (rows: readonly Counted[]): Summary['vacancies'] =>
  rows
    .filter(({ state }) => state === 'PUBLISHED' || state === 'PAUSED')
    .map(({ awaiting, ...row }) => ({ ...row, awaiting_reply: awaiting }))
    .toSorted((a, b) => b.awaiting_reply - a.awaiting_reply)

type Overview = Omit<Summary, 'companies' | 'active_vacancies' | 'plan' | 'next_steps' | 'create_in'>

/** What a person finds on the desk as somebody who hires: two queries, whatever there is. */
export async function teamOverview(ctx: UserCtx): Promise<Overview> {
  const now = ctx.now()
  const [counted, agenda] = await Promise.all([
    countOverview(ctx.db, ctx.user.id, now),
    listAgenda(ctx.db, ctx.user.id, now, dayIn(now, ctx.user.timezone)),
  ])
  // The row of all together says null for what only a vacancy has.
  const all = counted.find(({ id }) => id === null)
  const rows = counted.filter(({ id }) => id !== null)
  const oldest = all?.oldest_at ? Math.floor((now.getTime() - all.oldest_at.getTime()) / DAY_MS) : 0
  const talks = agenda.flatMap(talk)
  return {
    applications_new: all?.applications_new ?? 0,
    awaiting_reply: { count: all?.awaiting ?? 0, oldest_days: oldest },
    sla_due_week: all?.due_week ?? 0,
    interviews_today: talks.toSorted((a, b) => Number(a.starts_at) - Number(b.starts_at)),
    scorecards_due: agenda.filter(({ kind }) => kind === 'SCORECARD').length,
    response_rate_30d: all && all.due_30d > 0 ? all.answered_30d / all.due_30d : null,
    median_days_first_reply: all?.median_days ?? null,
    pending_actions: [
      ...rows.flatMap((row) => [...repliesOwed(row), ...endingSoon(row, now)]),
      ...agenda.flatMap(asked),
    ],
    vacancies: openOnes(rows),
  }
}

/** How many people wait for an answer in each company of the person. */
export async function repliesOwedIn(ctx: UserCtx): Promise<Map<string, number>> {
  const owed = new Map<string, number>()
  for (const { id, company_id, awaiting } of await countOverview(ctx.db, ctx.user.id, ctx.now()))
    if (id !== null) owed.set(company_id, (owed.get(company_id) ?? 0) + awaiting)
  return owed
}

/** A vacancy that was begun and not published. */
export async function unpublishedVacancy(ctx: UserCtx): Promise<Summary['next_steps']> {
  const draft = await findOwnDraft(ctx.db, ctx.user.id)
  if (!draft) return []
  const text = draft.title ? `Sigue con tu borrador «${draft.title}».` : 'Sigue con tu borrador de vacante.'
  return [{ kind: 'VACANCY_DRAFT', text, link_to: vacancyPage(draft) }]
}
