import { PARTS } from './order.ts'

/** Of two jobs that fit alike the newer stands first; the longest term of a vacancy counts less than another region. */
const A_DAY = 0.0003
const DAY_MS = 24 * 60 * 60 * 1000

/** By the day of publishing and not by today, so that a list goes on tomorrow where its page ended. */
export const fresher = (published_at: Date): number => Math.round((published_at.getTime() / DAY_MS) * A_DAY * PARTS)

/** More than any moment in seconds. */
const GROUP = 10_000_000_000
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** «Más recientes»: by date alone, with what is far and what conditions speak against still apart. */
export const newestKey = (published_at: Date, { far, outside }: { far: boolean; outside: boolean }): number =>
  seconds(published_at) + (far ? GROUP : outside ? 0 : 2 * GROUP)

export const newestMost = (published_at: Date): number => newestKey(published_at, { far: false, outside: false })
