import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { plural } from '#shared/core/numbers.ts'
import { addDays } from '#shared/core/time.ts'
import type { SeekerState } from '#shared/hiring/application.ts'
import type * as contract from '#shared/overview/overview.ts'
import { withFullStop } from '#shared/words/full-stop.ts'
import { listComingReminders } from '../my-applications/external.queries.ts'
import { countByState, findDraft, listOpenWork } from './seeker-overview.queries.ts'

type Stats = z.input<typeof contract.seekerStats>
type Work = Awaited<ReturnType<typeof listOpenWork>>[number]

const pageOf = ({ id }: Work): string => `/app/my-applications?postulacion=${id}`

/** What somebody waits for in one application. */
function actionsOf(work: Work): Stats['pending_actions'] {
  const { company_name, title, unread, applied_at, proposed_at, offer_sent_at, offer_expires_on, written_at } = work
  const link_to = pageOf(work)
  const actions: Stats['pending_actions'] = []
  if (offer_expires_on) {
    const text = `Responde a la oferta de ${company_name} para «${title}».`
    actions.push({ kind: 'OFFER', text, link_to, since: offer_sent_at ?? applied_at, due_at: offer_expires_on })
  }
  if (proposed_at) {
    const text = withFullStop(`Elige horario para tu entrevista con ${company_name}`)
    actions.push({ kind: 'SLOTS', text, link_to, since: proposed_at, due_at: null })
  }
  if (unread > 0) {
    const text = `Lee ${plural(unread, 'mensaje', 'mensajes')} de ${company_name} sobre «${title}».`
    actions.push({
      kind: 'MESSAGES',
      text,
      link_to: `${link_to}&ver=mensajes`,
      since: written_at ?? applied_at,
      due_at: null,
    })
  }
  return actions
}

const REMINDER_AHEAD_DAYS = 7

function eventsOf(work: Work, now: Date): Stats['next_events'] {
  const { company_name, title, interview_at, offer_expires_at, offer_expires_on, reminder_at } = work
  const [link_to, detail] = [pageOf(work), title]
  const events: Stats['next_events'] = []
  if (interview_at) {
    const text = `Entrevista con ${company_name}`
    events.push({ kind: 'INTERVIEW', text, detail, starts_at: interview_at, link_to })
  }
  if (offer_expires_on && offer_expires_at && offer_expires_at > now) {
    const text = `Vence la oferta de ${company_name}`
    events.push({ kind: 'OFFER', text, detail, starts_at: offer_expires_on, link_to })
  }
  if (reminder_at && reminder_at > now && reminder_at < addDays(now, REMINDER_AHEAD_DAYS)) {
    events.push({ kind: 'REMINDER', text: `Tu recordatorio: ${company_name}`, detail, starts_at: reminder_at, link_to })
  }
  return events
}

type Coming = Awaited<ReturnType<typeof listComingReminders>>[number]

/** Of what was sent elsewhere. */
function reminderOf({ id, role, company, reminder_at }: Coming): Stats['next_events'] {
  if (!reminder_at) return []
  const link_to = `/app/my-applications?tab=otras&otra=${id}`
  return [{ kind: 'REMINDER', text: `Tu recordatorio: ${company}`, detail: role, starts_at: reminder_at, link_to }]
}

/** The answers that companies promised and have not given, the next one first; a decision that was not told yet is none. */
function answersDue(work: readonly Work[], now: Date): Stats['answers_due'] {
  return work
    .flatMap(({ id, company_name, title, promised_reply_at, first_reply_at, state }) =>
      promised_reply_at && !first_reply_at && state !== 'ON_HOLD'
        ? [{ application_id: id, company_name, title, due_at: promised_reply_at, is_late: promised_reply_at < now }]
        : [],
    )
    .toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime())
}

const SHOWN = 5

type Overview = Pick<
  Stats,
  'applications' | 'applications_by_state' | 'answer_rate' | 'next_events' | 'answers_due' | 'pending_actions'
>

/** What a person finds on the own desk: three queries, whatever there is. */
export async function seekerOverview(ctx: UserCtx): Promise<Overview> {
  const now = ctx.now()
  const [states, work, coming] = await Promise.all([
    countByState(ctx.db, ctx.user.id, now),
    listOpenWork(ctx.db, ctx.user.id, now),
    listComingReminders(ctx.db, ctx.user.id, { from: now, to: addDays(now, REMINDER_AHEAD_DAYS) }),
  ])
  const total = (key: 'total' | 'open' | 'seen' | 'answered', only?: SeekerState) =>
    states.filter(({ state }) => !only || state === only).reduce((sum, row) => sum + row[key], 0)
  const events = [...work.flatMap((one) => eventsOf(one, now)), ...coming.flatMap(reminderOf)]
  return {
    applications: {
      active: total('open'),
      seen: total('seen'),
      interviews: total('total', 'EN_ENTREVISTAS'),
      offers: total('total', 'OFERTA'),
      no_answer: total('total', 'SIN_RESPUESTA'),
    },
    applications_by_state: states.map((row) => ({ state: row.state, total: row.total })),
    answer_rate: total('total') > 0 ? total('answered') / total('total') : null,
    next_events: events.toSorted((a, b) => time(a.starts_at) - time(b.starts_at)).slice(0, SHOWN),
    answers_due: answersDue(work, now).slice(0, SHOWN),
    pending_actions: work.flatMap(actionsOf),
  }
}

const time = (moment: string | Date): number => new Date(moment).getTime()

/** An application that was begun and not sent. */
export async function unsentApplication(ctx: UserCtx): Promise<Stats['next_steps']> {
  const draft = await findDraft(ctx.db, ctx.user.id)
  if (!draft) return []
  const text = `Termina tu postulación a «${draft.title}».`
  return [{ kind: 'DRAFT', text, link_to: `/app?vacante=${draft.vacancy_id}&panel=postular` }]
}
