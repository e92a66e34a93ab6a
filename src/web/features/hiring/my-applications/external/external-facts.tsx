import type { ExternalApplication } from '#shared/hiring/my-applications.ts'
import { formatDay } from '#web/lib/format.ts'
import { StateBadge } from '../state-badge.tsx'

/** Where it stands, and since when. */
export function ExternalFacts({ entry: { state, applied_on } }: { entry: ExternalApplication }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateBadge state={state} />
      <span className="text-ink-soft text-sm">
        {state === 'POR_ENVIAR' ? 'anotada' : 'enviada'} el {formatDay(applied_on)}
      </span>
    </p>
  )
}
