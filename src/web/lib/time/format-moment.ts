import { lazily } from '#shared/core/lazily.ts'

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const today = lazily(() => new Intl.DateTimeFormat('es', TIME))
const earlier = lazily(() => new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', ...TIME }))

/** «14:32» of today, «3 mar, 14:32» of another day. */
export function formatMoment(at: number, now = Date.now()): string {
  const is_today = new Date(at).toDateString() === new Date(now).toDateString()
  return (is_today ? today() : earlier()).format(at)
}
