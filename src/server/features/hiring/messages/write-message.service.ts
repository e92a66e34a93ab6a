import type { Deps } from '#server/context.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { countMail } from '../notices/mail-limit.service.ts'
import { mailSeeker, notifySeeker, notifyTeam, type Surroundings, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { insertMessage } from './messages.queries.ts'

interface Said {
  side: 'TEAM' | 'SEEKER'
  author_id: string | null
  body: string
  creation_key: string
}

/** Writes a message and says so to the other side; undefined when the same key was written before. */
export async function writeMessage(
  tx: Deps,
  application: ApplicationRow,
  said: Said,
  { is_letter = false }: { is_letter?: boolean } = {},
): Promise<{ id: string } | undefined> {
  const now = tx.now()
  const made = await insertMessage(tx.db, { ...said, application_id: application.id, created_at: now })
  if (!made) return undefined
  const around = await surroundingsOf(tx, application)
  if (said.side === 'SEEKER') {
    const changes = { unread_by_team: application.unread_by_team + 1 }
    await noteOn(tx, application, { kind: 'MESSAGE_SEEKER', actor_id: said.author_id }, changes)
    await notifyTeam(tx, 'MSG_TO_TEAM', application, around)
    return made
  }
  await noteOn(
    tx,
    application,
    { kind: 'MESSAGE_TEAM', actor_id: said.author_id },
    {
      unread_by_seeker: application.unread_by_seeker + 1,
      last_contact_at: now,
      first_reply_at: application.first_reply_at ?? now,
    },
  )
  // One notice until it is read, and none beyond the day's limit: the message waits in the conversation all the same.
  const is_waiting = around.user_id !== null && application.unread_by_seeker > 0
  if (!is_letter && (is_waiting || !(await countMail(tx, application)))) return made
  await notifySeeker(tx, is_letter ? 'MSG_LETTER' : 'MSG_TO_SEEKER', application, around)
  if (!is_letter && !around.user_id) await mailWords(tx, application, around, said.body)
  return made
}

/** Who has no account reads the words themselves: there is no conversation yet in which they wait. */
async function mailWords(tx: Deps, application: ApplicationRow, around: Surroundings, body: string): Promise<void> {
  const paragraphs = [...body.split(/\n+/).filter(Boolean), ANSWER]
  const title = `Mensaje de ${around.company_name}`
  await mailSeeker(tx, application, around, 'messages', { subject: `${title}: ${around.title}`, title, paragraphs })
}

const ANSWER = 'Para responder, abre tu ficha y pásala a tu cuenta.'
