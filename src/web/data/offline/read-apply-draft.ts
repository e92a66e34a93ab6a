import { z } from 'zod'
import { type ApplyContext, draftBody } from '#shared/hiring/applying.ts'

const stored = z.object({ user_id: z.string(), body: draftBody, updated_at: z.string() })

/** Null for what somebody else left, or a version that wrote it differently. */
export function readDraft(text: string, user_id: string | undefined): ApplyContext['draft'] {
  try {
    const { body, updated_at, ...draft } = stored.parse(JSON.parse(text))
    return draft.user_id === user_id ? { ...body, updated_at } : null
  } catch {
    return null
  }
}
