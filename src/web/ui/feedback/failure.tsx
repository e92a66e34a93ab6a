import { messageOf, wayOutOf } from '#web/lib/api-error.ts'
import { Button } from '../buttons/button.tsx'
import { LinkButton } from '../buttons/link-button.tsx'
import { Alert } from './alert.tsx'

interface FailureProps {
  /** What could not be done, e.g. «No pudimos cargar tus sesiones.» */
  title: string
  error: unknown
  onRetry: () => void
}

/** The error state of a part that loads: what happened, what to do, a retry or the way out. */
export function Failure({ title, error, onRetry }: FailureProps) {
  const way_out = wayOutOf(error)
  return (
    <Alert
      tone="bad"
      live
      title={title}
      action={
        way_out ? (
          <LinkButton size="sm" variant="secondary" to={way_out.to}>
            {way_out.label}
          </LinkButton>
        ) : (
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Intentar de nuevo
          </Button>
        )
      }
    >
      {messageOf(error)}
    </Alert>
  )
}
