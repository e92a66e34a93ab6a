import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { isOpen, isOpenForItsPerson } from '../applications/application-states.ts'
import {
  listTeam,
  lockApplication,
  lockApplicationOf,
  updateApplication,
} from '../applications/applications.queries.ts'
import { momentForPerson } from '../interviews/interview-notices.service.ts'
import { moveInterview } from '../interviews/interview-states.service.ts'
import {
  listInterviewers,
  listOver,
  listToRemind,
  lockInterview,
  markReminded as markTold,
} from '../interviews/interviews.queries.ts'
import { DAY_SECONDS } from '../interviews/slots.service.ts'
import { listExternalReminders, markExternalReminded } from '../my-applications/external.queries.ts'
import {
  mailSeeker,
  notifySeeker,
  notifyTeam,
  receivesTeamNotices,
  surroundingsOf,
} from '../notices/notices.service.ts'
import { moveOffer } from '../offers/offer-states.service.ts'
import { listExpired, lockOffer } from '../offers/offers.queries.ts'
import { interviews } from '../tables/interviews.tables.ts'
import { offers } from '../tables/offers.tables.ts'
import * as queries from './deadlines.queries.ts'

const REMIND_DAYS = 2

/** Two days before a promised date the team is reminded, once for all who wait. */
export function remindOfPromises(deps: Deps): Promise<void> {
  const until = addDays(deps.now(), REMIND_DAYS)
  return forEachRow(deps, {
    name: 'hiring.promises',
    list: (page) => queries.listVacanciesToRemind(deps.db, until, page),
    work: async (tx, id) => {
      const count = await queries.markReminded(tx.db, id, until, tx.now())
      if (count > 0) await notifyOfWaiting(tx, 'SLA_SOON', id, count)
    },
  })
}

async function notifyOfWaiting(tx: Deps, kind: 'SLA_SOON' | 'SLA_MISSED', vacancy_id: string, count: number) {
  const vacancy = await queries.findVacancy(tx.db, vacancy_id)
  if (!vacancy) return
  const recipients = (await listTeam(tx.db, vacancy_id)).filter(receivesTeamNotices).map((one) => one.user_id)
  const facts = { title: vacancy.title, count }
  await emit(tx, { kind, company_id: vacancy.company_id, vacancy_id, facts, recipients })
}

/** A promise that was not kept is said to both: the person may leave, the team sees how many wait. */
export async function notifyOfMissed(deps: Deps): Promise<void> {
  const told = new Set<string>()
  await forEachRow(deps, {
    name: 'hiring.missed',
    list: (page) => queries.listMissed(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const row = await lockApplication(tx.db, id)
      if (!row || row.missed_told_at || row.first_reply_at) return
      await updateApplication(tx.db, id, { missed_told_at: tx.now(), changed_at: tx.now() })
      await notifySeeker(tx, 'SLA_MISSED_SEEKER', row, await surroundingsOf(tx, row))
      // Once for all of its vacancy, and with the first of them: whatever fails later takes no notice away.
      const { vacancy_id } = row
      if (!told.has(vacancy_id))
        await notifyOfWaiting(tx, 'SLA_MISSED', vacancy_id, await queries.countMissed(tx.db, vacancy_id, tx.now()))
      told.add(vacancy_id)
    },
  })
}

/** What somebody wanted to be reminded of. */
export function sendOwnReminders(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.reminders',
    list: (page) => queries.listReminders(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const row = await lockApplication(tx.db, id)
      if (row && (await queries.markOwnReminder(tx.db, id, tx.now())))
        await notifySeeker(tx, 'APP_REMINDER', row, await surroundingsOf(tx, row))
    },
  })
}

/** The same of what they applied for elsewhere. */
export function sendExternalReminders(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.external-reminders',
    list: (page) => listExternalReminders(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const row = await markExternalReminded(tx.db, id, tx.now())
      if (!row) return
      const { user_id: person_id, role: title } = row
      await emit(tx, {
        kind: 'EXTERNAL_REMINDER',
        person_id,
        facts: { title, external_id: id },
        recipients: [person_id],
      })
    },
  })
}

const HOUR = 3600

/** A day and an hour before; whoever chose an hour that is nearer hears of the nearer one alone. */
export async function remindOfInterviews(deps: Deps): Promise<void> {
  for (const [which, seconds] of [
    ['hour', HOUR],
    ['day', DAY_SECONDS],
  ] as const)
    await forEachRow(deps, {
      name: `hiring.interviews-${which}`,
      list: (page) => listToRemind(deps.db, which, { now: deps.now(), until: addSeconds(deps.now(), seconds) }, page),
      work: (tx, id) => remindOfInterview(tx, id, which),
    })
}

async function remindOfInterview(tx: Deps, id: string, which: 'day' | 'hour'): Promise<void> {
  const application = await lockApplicationOf(tx.db, interviews, id)
  const interview = application && (await lockInterview(tx.db, application.id, id))
  const told = which === 'day' ? interview?.day_reminded_at : interview?.hour_reminded_at
  if (!application || !isOpen(application.state) || interview?.state !== 'SCHEDULED' || told) return
  const now = tx.now()
  await markTold(
    tx.db,
    id,
    which === 'hour' ? { hour_reminded_at: now, day_reminded_at: now } : { day_reminded_at: now },
  )
  const around = await surroundingsOf(tx, application)
  await notifySeeker(tx, 'INTERVIEW_REMINDER', application, around)
  const people = (await listInterviewers(tx.db, [id])).map(({ user_id }) => user_id)
  if (people.length > 0) await notifyTeam(tx, 'INTERVIEW_REMINDER_TEAM', application, around, people)
  await mailSeeker(tx, application, around, 'interviews', {
    subject: 'Tu entrevista se acerca',
    // Never «mañana»: who chose late, or a clock that stood still, would make it wrong.
    title: which === 'day' ? 'Tienes una entrevista pronto' : 'Tu entrevista empieza en menos de una hora',
    paragraphs: [
      `${interview.title} · ${around.title} · ${around.company_name}`,
      ...[momentForPerson(interview, around), interview.place].filter((said) => said !== undefined),
    ],
  })
}

/** What nobody marked otherwise took place. */
export function finishInterviews(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.interviews-over',
    list: (page) => listOver(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const application = await lockApplicationOf(tx.db, interviews, id)
      const interview = application && (await lockInterview(tx.db, application.id, id))
      if (!application || interview?.state !== 'SCHEDULED') return
      await moveInterview(tx, interview, 'finish')
      await noteOn(tx, application, { kind: 'INTERVIEW_DONE', actor_id: null })
    },
  })
}

export function expireOffers(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.offers-over',
    list: (page) => listExpired(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const application = await lockApplicationOf(tx.db, offers, id)
      const offer = application && (await lockOffer(tx.db, application.id, id))
      if (!application || offer?.state !== 'SENT' || offer.expires_at > tx.now()) return
      await moveOffer(tx, offer, 'expire')
      // Nothing is added to a process that is over for its person, e.g. because they were hired by hand.
      if (isOpenForItsPerson(application)) await noteOn(tx, application, { kind: 'OFFER_EXPIRED', actor_id: null })
    },
  })
}
