import { Button } from './button.tsx'

interface LoadMoreProps {
  hasMore: boolean
  busy: boolean
  onMore: () => void
  /** Said when the list is complete, e.g. «Eso es todo: 12 vacantes.» */
  endText?: string | undefined
}

export function LoadMore({ hasMore, busy, onMore, endText }: LoadMoreProps) {
  if (!hasMore) return endText ? <p className="py-6 text-center text-ink-soft text-sm">{endText}</p> : null
  return (
    <div className="flex justify-center py-6">
      <Button variant="secondary" busy={busy} busyLabel="Cargando…" onClick={onMore}>
        Ver más
      </Button>
    </div>
  )
}
