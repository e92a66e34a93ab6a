import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLostConnection, useShownSince } from '#web/data/connection.ts'
import { formatMoment } from '#web/lib/time/format-moment.ts'

/** Says that what is on the screen may be old while no answer comes, and that nothing written meanwhile is lost. */
export function ConnectionNote() {
  const is_lost = useLostConnection()
  const since = useShownSince()
  const is_waiting = useWaiting(is_lost)
  useSendWaiting(is_lost)
  return (
    <div role="status">
      {is_lost && (
        <p className="fixed inset-x-0 bottom-[calc(0.75rem+var(--bottom-bar))] z-40 mx-auto flex w-fit max-w-[calc(100%-2rem)] animate-rise items-center gap-2.5 rounded-xl border border-line bg-surface px-4 py-2.5 font-medium text-sm shadow-float">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-warn" />
          <span>
            {since === null
              ? 'Sin conexión con Skillo. Seguimos intentándolo.'
              : `Sin conexión: ves lo último que guardamos (${formatMoment(since)}).`}
            {is_waiting && ' Tus cambios se enviarán cuando vuelva.'}
          </span>
        </p>
      )}
    </div>
  )
}

const WAITING = /^(?:cv|saves)-draft:/
const isWaiting = (): boolean => Object.keys(localStorage).some((key) => WAITING.test(key))

const LOOK_EVERY_MS = 1_000

/** Editors keep what is written on the device by themselves, at any moment. */
function useWaiting(is_lost: boolean): boolean {
  const [is_waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!is_lost) return
    const look = () => setWaiting(isWaiting())
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [is_lost])
  return is_waiting
}

/** An editor that is open sends its own; the rest waits until it surely had its turn. */
const TURN_MS = 1_500

function useSendWaiting(is_lost: boolean): void {
  useEffect(() => {
    if (is_lost || !isWaiting()) return
    const timer = setTimeout(() => {
      import('./send-waiting.ts').then(
        ({ sendWaiting }) => sendWaiting(),
        // The next visit sends it.
        () => undefined,
      )
    }, TURN_MS)
    return () => clearTimeout(timer)
  }, [is_lost])
}
