import { addDays } from '#shared/core/time.ts'
import { useDrawnMoment } from '#web/lib/drawn-moment.ts'
import { Day } from '#web/ui/layout/moment.tsx'

/** The day by which somebody who applies now has an answer. */
export function PromisedDay({ reply_days }: { reply_days: number }) {
  const { now = new Date() } = useDrawnMoment()
  return <Day iso={addDays(now, reply_days).toISOString()} />
}
