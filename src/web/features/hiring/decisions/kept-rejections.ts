import { useEffect, useState } from 'react'
import { useSession } from '#web/lib/session.ts'
import type { RejectionDraft } from './rejection-draft.ts'

/** What was written about a «no» and neither sent nor thrown away: Escape or a press beside the box loses nothing. */
const kept = new Map<string, RejectionDraft>()

/** Nothing of one person may be shown to the next who signs in on this device. */
useSession.subscribe((now, before) => {
  if (now.token !== before.token) kept.clear()
})

/** The draft about one application in one stage, as long as the page lives. */
export function useKeptRejection(key: string, fresh: () => RejectionDraft) {
  const [draft, setDraft] = useState(() => kept.get(key) ?? fresh())
  useEffect(() => void kept.set(key, draft), [key, draft])
  return {
    draft,
    change: (part: Partial<RejectionDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => kept.delete(key),
  }
}
