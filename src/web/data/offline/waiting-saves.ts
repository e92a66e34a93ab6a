import { saveJob, unsaveJob } from '#shared/jobs/jobs.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { isUnreached } from './kept-queries.ts'

/** Vacancies that were saved, or taken from the saved ones, without a network; goes with the other drafts at sign-out. */
const PREFIX = 'saves-draft:'

const keyOf = () => PREFIX + (useSession.getState().user?.id ?? '')

function read(): Record<string, boolean> {
  const stored: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '{}')
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, saved]): [string, boolean][] =>
      typeof saved === 'boolean' ? [[id, saved]] : [],
    ),
  )
}

function write(waiting: Record<string, boolean>): void {
  if (Object.keys(waiting).length === 0) localStorage.removeItem(keyOf())
  else localStorage.setItem(keyOf(), JSON.stringify(waiting))
}

/** The last wish counts. */
export function waitToSave(vacancy_id: string, saved: boolean): void {
  write({ ...read(), [vacancy_id]: saved })
}

/** Whether the person's wish is known to the server: nothing waits for it any more. */
export function forgetWaiting(vacancy_id: string): void {
  const { [vacancy_id]: _, ...others } = read()
  write(others)
}

/** How many were sent; what the server refuses, e.g. because the vacancy is gone, is not tried again. */
export async function sendWaitingSaves(): Promise<number> {
  let sent = 0
  for (const [vacancy_id, saved] of Object.entries(read())) {
    try {
      await call(saved ? saveJob : unsaveJob, { params: { vacancy_id } })
      sent += 1
    } catch (error) {
      if (isUnreached(error)) return sent
    }
    if (read()[vacancy_id] === saved) forgetWaiting(vacancy_id)
  }
  return sent
}
