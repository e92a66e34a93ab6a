import { useDrawnMoment } from '#web/lib/drawn-moment.ts'
import { formatDate } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'

/** «14 mar 2026», the same on the server and in the browser that takes its page over. */
export function Day({ iso }: { iso: string }) {
  const { time_zone } = useDrawnMoment()
  return <time dateTime={iso}>{formatDate(iso, time_zone)}</time>
}

/** «hace 3 días». */
export function Ago({ iso }: { iso: string }) {
  const { now } = useDrawnMoment()
  return <time dateTime={iso}>{timeAgo(iso, now)}</time>
}
