import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { NextStep } from '#shared/overview/overview.ts'
import { actionIcon } from '#web/ui/layout/action-icons.ts'
import { Card } from '#web/ui/layout/card.tsx'

/** What brings the person further although nobody waits for it. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null
  return (
    <Card title="Qué hacer ahora">
      <ul className="-mx-3 -mb-3">
        {steps.map((step) => {
          const Icon = actionIcon(step.kind)
          return (
            <li key={step.kind + step.link_to} className="border-line not-last:border-b">
              <Link
                to={step.link_to}
                className="group flex min-h-14 items-center gap-4 rounded-lg px-3 py-3 transition-colors hover:bg-sunk"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
                <span className="wrap-anywhere min-w-0 flex-1">{step.text}</span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
                />
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
