import { ChevronRight, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'

interface PendingAction {
  kind: string
  text: string
  link_to: string
}

/** Always the first block: opening the bell marks everything read, but what waits for the person stays here. */
export function PendingCard({ actions }: { actions: readonly PendingAction[] }) {
  const count = actions.length
  return (
    <Card title="Pendientes" action={count > 0 && <Badge tone="spark">{plural(count, 'paso', 'pasos')}</Badge>}>
      {count === 0 ? (
        <p className="flex items-center gap-3 text-ink-soft">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
          Estás al día. Aquí verás lo que tengas pendiente.
        </p>
      ) : (
        <ul className="-mx-3 -mb-3">
          {actions.map((action) => (
            <li key={action.kind + action.link_to} className="border-line not-last:border-b">
              <Link
                to={action.link_to}
                className="group flex min-h-14 items-center gap-4 rounded-lg px-3 py-3 font-medium hover:bg-sunk"
              >
                <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-brand" />
                <span className="min-w-0 flex-1">{action.text}</span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
