import { BellRing, CalendarClock, HandCoins, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { UpcomingEvent } from '#shared/overview/overview.ts'
import { useOwnZone } from '#web/data/accounts/own-zone.ts'
import { momentWords } from '#web/lib/zoned-time.ts'
import { Card } from '#web/ui/layout/card.tsx'

const icons: Record<UpcomingEvent['kind'], LucideIcon> = {
  INTERVIEW: CalendarClock,
  OFFER: HandCoins,
  REMINDER: BellRing,
}

export function EventList({ title, events }: { title: string; events: readonly UpcomingEvent[] }) {
  if (events.length === 0) return null
  return (
    <Card title={title}>
      <ul className="-mx-3 -mb-3">
        {events.map((event) => (
          <li key={event.kind + event.starts_at + event.link_to} className="border-line not-last:border-b">
            <EventLink event={event} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function EventLink({ event }: { event: UpcomingEvent }) {
  const Icon = icons[event.kind]
  return (
    <Link to={event.link_to} className="flex items-start gap-4 rounded-lg px-3 py-3 transition-colors hover:bg-sunk">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="min-w-0">
        <time dateTime={event.starts_at} className="numeric block font-bold">
          {momentWords(event.starts_at, useOwnZone())}
        </time>
        <span className="wrap-anywhere block">{event.text}</span>
        <span className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{event.detail}</span>
      </span>
    </Link>
  )
}
