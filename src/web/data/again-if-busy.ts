import { ApiError } from '#web/lib/api-error.ts'

/** A full house empties in seconds: whoever waits for a reading anyway need not press again. */
export const AGAIN_IF_BUSY = {
  retry: (count: number, error: Error) => count < 2 && error instanceof ApiError && error.code === 'busy',
  retryDelay: 2_000,
}
