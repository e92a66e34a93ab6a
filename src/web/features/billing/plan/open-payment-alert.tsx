import type { OpenPayment } from '#shared/billing/payments.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface OpenPaymentAlertProps {
  open: OpenPayment
  /** Where it is paid, or waited for. */
  url: string
  onAnew: () => void
}

/** Somebody is paying for the same already: in another tab, or somebody else of the team. */
export function OpenPaymentAlert({ open: { state, by, is_own, began_at }, url, onAnew }: OpenPaymentAlertProps) {
  const who = is_own ? 'Lo empezaste' : by ? `Lo empezó ${by}` : 'Lo empezó alguien del equipo'
  return (
    <Alert
      tone="warn"
      live
      title="Ya hay un pago abierto de lo mismo"
      action={
        <div className="flex flex-wrap gap-2">
          <a href={url} className={buttonClass({ size: 'sm' })}>
            {state === 'PENDING' ? 'Ver ese pago' : 'Seguir con ese pago'}
          </a>
          <Button size="sm" variant="secondary" onClick={onAnew}>
            Empezar otro
          </Button>
        </div>
      }
    >
      {who} el {formatDayTime(began_at)}.{' '}
      {state === 'PENDING'
        ? 'Lo estamos confirmando: si empiezas otro, podrías pagar dos veces.'
        : 'Si ya lo pagaste, espera a que lo confirmemos: no hace falta pagar otra vez.'}
    </Alert>
  )
}
