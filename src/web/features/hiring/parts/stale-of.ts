import { ApiError, messageOf } from '#web/lib/api-error.ts'

/** Null once it is saved, else that somebody was quicker, for a screen that shows what they wrote; all else is thrown on. */
export async function staleOf(saving: Promise<unknown>): Promise<string | null> {
  try {
    await saving
    return null
  } catch (error) {
    if (error instanceof ApiError && error.code === 'version_conflict') return messageOf(error)
    throw error
  }
}
