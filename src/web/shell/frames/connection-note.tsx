import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLostConnection, useShownSince } from '#web/data/connection.ts'
import { formatMoment } from '#web/lib/time/format-moment.ts'

/** Says that what is on the screen may be old while no answer comes, and that nothing written meanwhile is lost. */
export function ConnectionNote() {
  const is_lost = useLostConnection()
  const since = useShownSince()
  useSendWaiting(is_lost)
  return (
    <div role="status">
      {is_lost && (
        <p className="fixed inset-x-0 bottom-[calc(0.75rem+var(--bottom-bar))] z-40 mx-auto flex w-fit max-w-[calc(100%-2rem)] animate-rise items-center gap-2.5 rounded-2xl border border-line bg-surface px-4 py-2.5 font-medium text-sm shadow-float">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-warn" />
          <span>
            {since === null
              ? 'Sin conexión con Skillo. Seguimos intentándolo.'
              : `Sin conexión: ves lo último que guardamos (${formatMoment(since)}).`}
            {isWaiting() && ' Tus cambios se enviarán cuando vuelva.'}
          </span>
        </p>
      )}
    </div>
  )
}

const WAITING = /^(?:cv|saves)-draft:/
const isWaiting = (): boolean => Object.keys(localStorage).some((key) => WAITING.test(key))

/** An editor that is open sends its own; the rest waits until it surely had its turn. */
const TURN_MS = 1_500

function useSendWaiting(is_lost: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (is_lost || !isWaiting()) return
    const timer = setTimeout(() => {
      import('./send-waiting.ts').then(
        ({ sendWaiting }) => sendWaiting(client),
        // The next visit sends it.
        () => undefined,
      )
    }, TURN_MS)
    return () => clearTimeout(timer)
  }, [is_lost, client])
}
