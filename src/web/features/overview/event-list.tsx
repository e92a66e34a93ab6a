import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import { formatDayTime } from '#web/lib/format.ts'
import { Card } from '#web/ui/layout/card.tsx'

interface UpcomingEvent {
  text: string
  starts_at: string
  link_to: string
}

export function EventList({ title, events }: { title: string; events: readonly UpcomingEvent[] }) {
  if (events.length === 0) return null
  return (
    <Card title={title}>
      <ul className="-mx-3 -mb-3">
        {events.map((event) => (
          <li key={event.starts_at + event.link_to}>
            <Link to={event.link_to} className="flex min-h-14 items-center gap-4 rounded-lg px-3 py-2.5 hover:bg-sunk">
              <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-brand" />
              <span className="min-w-0">
                <span className="block font-medium">{event.text}</span>
                <time dateTime={event.starts_at} className="block text-ink-soft text-sm">
                  {formatDayTime(event.starts_at)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
