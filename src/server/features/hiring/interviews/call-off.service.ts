import type { Deps } from '#server/context.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { notifySeeker, type Surroundings } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { InterviewRow } from '../tables/interviews.tables.ts'
import { mailAppointment } from './interview-notices.service.ts'
import { moveInterview } from './interview-states.service.ts'
import { lockOpenInterviews } from './interviews.queries.ts'

interface CallingOff {
  actor_id: string | null
  reason: string
  /** By the person: they are not told that the company cancelled. */
  is_own: boolean
}

/** One that has begun is no plan any more: whether it took place is said by the team or by the clock. */
const isToCome = ({ starts_at }: InterviewRow, now: Date): boolean => starts_at === null || starts_at > now

/** Whoever is out of a process has no interview in it: nobody is reminded of one, and it goes out of both calendars. */
export async function callOffInterviews(
  tx: Deps,
  { application, around }: { application: ApplicationRow; around: Surroundings },
  { actor_id, reason, is_own }: CallingOff,
): Promise<void> {
  const open = (await lockOpenInterviews(tx.db, application.id)).filter((one) => isToCome(one, tx.now()))
  for (const before of open) {
    const interview = await moveInterview(tx, before, 'cancel', { cancel_reason: reason })
    await noteOn(tx, application, { kind: 'INTERVIEW_CANCELLED', actor_id })
    await mailAppointment(tx, { interview, application, around }, 'CANCEL')
  }
  const agreed = open.some(({ state }) => state === 'SCHEDULED')
  if (agreed && !is_own) await notifySeeker(tx, 'INTERVIEW_CANCELLED', application, around)
}
