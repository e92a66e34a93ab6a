import { ChevronRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate, isOver } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { Button } from '../buttons/button.tsx'
import { actionIcon } from './action-icons.ts'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'

interface PendingAction {
  kind: string
  text: string
  link_to: string
  since?: string
  due_at?: string | null
}

const SHOWN = 6

/** Always the first block: opening the bell marks everything read, but what waits for the person stays here. */
export function PendingCard({ actions }: { actions: readonly PendingAction[] }) {
  const [all, setAll] = useState(false)
  const count = actions.length
  if (count === 0) return <NothingWaits />
  return (
    <Card title="Pendientes" action={<Badge tone="spark">{plural(count, 'paso', 'pasos')}</Badge>}>
      <ul className="-mx-3 -mb-3">
        {actions.slice(0, all ? undefined : SHOWN).map((action) => (
          <li key={action.kind + action.link_to + action.text} className="border-line not-last:border-b">
            <ActionLink action={action} />
          </li>
        ))}
      </ul>
      {!all && count > SHOWN && (
        <Button variant="secondary" size="sm" className="mt-6" onClick={() => setAll(true)}>
          Ver {plural(count - SHOWN, 'paso más', 'pasos más')}
        </Button>
      )}
    </Card>
  )
}

function NothingWaits() {
  return (
    <Card title="Pendientes">
      <p className="flex items-center gap-3 text-ink-soft">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
        Estás al día. Aquí verás lo que tengas pendiente.
      </p>
    </Card>
  )
}

function ActionLink({ action }: { action: PendingAction }) {
  const Icon = actionIcon(action.kind)
  return (
    <Link
      to={action.link_to}
      className="group flex min-h-16 items-center gap-4 rounded-lg px-3 py-3 transition-colors hover:bg-sunk"
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong"
      >
        <Icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-medium">{action.text}</span>
        <WaitingLine action={action} />
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  )
}

/** Since when it waits, and until when there is time. */
function WaitingLine({ action: { since, due_at } }: { action: PendingAction }) {
  if (!since) return null
  const is_late = due_at && isOver(due_at)
  return (
    <span className="mt-0.5 block text-ink-soft text-sm">
      <time dateTime={since}>{timeAgo(since)}</time>
      {due_at && (
        <>
          {' · '}
          <span className={cx('whitespace-nowrap', is_late && 'font-medium text-bad')}>
            {is_late ? 'el plazo terminó el ' : 'hasta el '}
            <time dateTime={due_at}>{formatDate(due_at)}</time>
          </span>
        </>
      )}
    </span>
  )
}
