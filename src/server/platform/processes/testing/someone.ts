import type { Turn } from '../fair-queue.ts'

/** For tests in which nobody else wants anything. */
export const SOMEONE: Turn = { person: 'someone' }
