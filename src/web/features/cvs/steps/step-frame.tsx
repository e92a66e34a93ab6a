import type { ReactNode } from 'react'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface StepFrameProps {
  what: string
  why: string
  actions: ReactNode
  error?: string | null
  children?: ReactNode
}

/** One step: what it is, why it is worth it, and the two answers. */
export function StepFrame({ what, why, actions, error, children }: StepFrameProps) {
  return (
    <section aria-label="Paso" className="rounded-xl border border-line p-5">
      <h3 className="wrap-anywhere text-lg">{what}</h3>
      <p className="mt-1 text-ink-soft">{why}</p>
      {children && <div className="mt-4">{children}</div>}
      {error && (
        <div className="mt-4">
          <Alert tone="bad" live>
            {error}
          </Alert>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
    </section>
  )
}
