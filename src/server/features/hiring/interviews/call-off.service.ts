import type { Deps } from '#server/context.ts'
import { noteOn } from '../applications/application-states.service.ts'
import type { ApplicationRow } from '../applications/applications.tables.ts'
import type { Surroundings } from '../applications/news.service.ts'
import { mailAppointment } from './interview-news.service.ts'
import { moveInterview } from './interview-states.service.ts'
import { lockOpenInterviews } from './interviews.queries.ts'

/** Whoever is out of a process has no interview in it: nobody is reminded of one, and it goes out of both calendars. */
export async function callOffInterviews(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  actor_id: string | null,
): Promise<void> {
  for (const open of await lockOpenInterviews(tx.db, application.id)) {
    const interview = await moveInterview(tx, open, 'cancel')
    await noteOn(tx, application, { kind: 'INTERVIEW_CANCELLED', actor_id })
    await mailAppointment(tx, { interview, application, around }, 'CANCEL')
  }
}

const HIRED = 'Ya no hace falta: el proceso terminó con la contratación.'

/** Whoever was hired is asked for no hour any more; a talk on which both sides have agreed stays theirs to keep. */
export async function callOffProposals(tx: Deps, application: ApplicationRow): Promise<void> {
  const open = await lockOpenInterviews(tx.db, application.id)
  for (const interview of open.filter(({ state }) => state !== 'SCHEDULED')) {
    await moveInterview(tx, interview, 'cancel', { cancel_reason: HIRED })
    await noteOn(tx, application, { kind: 'INTERVIEW_CANCELLED', actor_id: null })
  }
}
