import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '../buttons/button.tsx'
import { Alert } from './alert.tsx'

interface FailureProps {
  /** What could not be done, e.g. «No pudimos cargar tus sesiones.» */
  title: string
  error: unknown
  onRetry: () => void
}

/** The error state of a part that loads: what happened, what to do, a retry. */
export function Failure({ title, error, onRetry }: FailureProps) {
  return (
    <Alert
      tone="bad"
      live
      title={title}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Intentar de nuevo
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  )
}
