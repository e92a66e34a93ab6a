import type { UserCtx } from '#server/context.ts'
import type { Turn } from './fair-queue.ts'

/** The turn of whoever asks, for as long as they wait for the answer. */
export const turnOf = ({ user, request }: UserCtx): Turn => ({ person: user.id, signal: request.signal })
