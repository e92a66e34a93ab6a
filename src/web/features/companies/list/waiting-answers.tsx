import { ChevronRight, MailOpen } from 'lucide-react'
import { Link } from 'react-router'
import type { RecruiterSummary } from '#shared/overview/overview.ts'
import { Card } from '#web/ui/layout/card.tsx'

type Action = RecruiterSummary['pending_actions'][number]

const KINDS = ['INVITATION', 'TRANSFER']

/** Invitations and ownerships that somebody offered to the person. */
export function WaitingAnswers({ actions }: { actions: readonly Action[] }) {
  const waiting = actions.filter((action) => KINDS.includes(action.kind))
  if (waiting.length === 0) return null
  return (
    <Card title="Esperan tu respuesta" className="mb-6 border-brand">
      <ul className="-mx-3 -mb-3">
        {waiting.map((action) => (
          <li key={action.link_to}>
            <Link
              to={action.link_to}
              className="group flex min-h-14 items-center gap-4 rounded-lg px-3 py-3 font-medium hover:bg-sunk"
            >
              <MailOpen aria-hidden="true" className="size-5 shrink-0 text-brand" />
              <span className="wrap-anywhere min-w-0 flex-1">{action.text}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
