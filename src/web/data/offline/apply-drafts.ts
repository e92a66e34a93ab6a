import type { z } from 'zod'
import type { ApplyContext, draftBody } from '#shared/hiring/applying.ts'
import { useSession } from '#web/lib/session.ts'

/** What was typed for an application without a network; goes with the other drafts at sign-out. */
const PREFIX = 'apply-draft:'

export function keepDraftHere(vacancy_id: string, body: z.input<typeof draftBody>): void {
  const { user } = useSession.getState()
  localStorage.setItem(
    PREFIX + vacancy_id,
    JSON.stringify({ user_id: user?.id, body, updated_at: new Date().toISOString() }),
  )
}

export const dropDraftHere = (vacancy_id: string): void => localStorage.removeItem(PREFIX + vacancy_id)

/** What waits on this device takes the place of the older draft; how it is read weighs more than most pages. */
export async function withDraftHere(vacancy_id: string, context: ApplyContext): Promise<ApplyContext> {
  const kept = localStorage.getItem(PREFIX + vacancy_id)
  if (kept === null) return context
  const { readDraft } = await import('./read-apply-draft.ts')
  const draft = readDraft(kept, useSession.getState().user?.id)
  const is_newer = draft && draft.updated_at > (context.draft?.updated_at ?? '')
  return is_newer ? { ...context, draft } : context
}
