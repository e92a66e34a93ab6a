import { randomUUID } from 'node:crypto'
import type { Deps } from '#server/context.ts'
import { forgetPersonIn } from '#server/features/events/events.service.ts'
import { forgetFile } from '#server/platform/files/files.service.ts'
import { changeApplication } from '../applications/application-states.service.ts'
import { isOpen } from '../applications/application-states.ts'
import { deleteApplication, lockApplication } from '../applications/applications.queries.ts'
import { forgetAnswerFilesOf } from '../applying/answer-files.service.ts'
import { endOf } from '../decisions/ending.service.ts'
import { notifyTeam, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { emptyApplication, listFilesOf, listIdsOf } from './erasure.queries.ts'

const NO_NAME = 'Persona anónima'

/** Everything of the person goes; that somebody applied, when, and how far they came stays for the company's figures. */
export async function anonymise(tx: Deps, application: ApplicationRow): Promise<void> {
  const { id, company_id, user_id } = application
  for (const file of await listFilesOf(tx.db, id)) await forgetFile(tx, file.id)
  await emptyApplication(tx.db, id, user_id)
  if (user_id) await forgetPersonIn(tx, { company_id, user_id, fact: 'application_id', value: id })
  await changeApplication(tx, application, {
    step: 'anonymise',
    changes: {
      user_id: null,
      cv_id: null,
      creation_key: randomUUID(),
      full_name: NO_NAME,
      headline: '',
      cv_title: '',
      tags: [],
      unread_by_team: 0,
      unread_by_seeker: 0,
      decision_note: null,
      decision_message: null,
    },
  })
}

/** For an account that goes: what is open is withdrawn first, so that nobody waits for an answer. */
export async function anonymiseEverythingOf(tx: Deps, userId: string): Promise<void> {
  for (const { id } of await listIdsOf(tx.db, userId)) {
    const application = await lockApplication(tx.db, id)
    if (application?.state === 'SENDING') await deleteApplication(tx.db, id)
    else if (application) await anonymise(tx, await ended(tx, application))
  }
  await forgetAnswerFilesOf(tx, userId)
}

/** For one whose person asks for it, or does not know of it: whoever asks tells the team in their own words. */
export async function endAndAnonymise(tx: Deps, application: ApplicationRow): Promise<void> {
  const { row } = await endedQuietly(tx, application)
  await anonymise(tx, row)
}

async function ended(tx: Deps, application: ApplicationRow): Promise<ApplicationRow> {
  const { row, around } = await endedQuietly(tx, application)
  if (row !== application) await notifyTeam(tx, 'APP_WITHDRAWN', row, around)
  return row
}

async function endedQuietly(tx: Deps, application: ApplicationRow) {
  const row = isOpen(application.state) ? await withdrawn(tx, application) : application
  const around = await surroundingsOf(tx, row)
  // Whoever interviews has it in the calendar, whatever became of the application; whoever left gets no more mail.
  await endOf(tx, row, { ...around, email: null }, null)
  return { row, around }
}

function withdrawn(tx: Deps, application: ApplicationRow): Promise<ApplicationRow> {
  return changeApplication(tx, application, {
    step: 'withdraw',
    // Nobody said why.
    changes: { decided_at: tx.now(), decision_side: 'CANDIDATE', decision_reason: null },
    history: { kind: 'WITHDRAWN', actor_id: null },
  })
}
