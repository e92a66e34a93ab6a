import { CloudOff } from 'lucide-react'
import { useLostConnection } from '#web/data/connection.ts'

/** Says that what is on the screen may be old while no answer comes. */
export function ConnectionNote() {
  const is_lost = useLostConnection()
  return (
    <div role="status">
      {is_lost && (
        <p className="fixed inset-x-0 bottom-[calc(0.75rem+var(--bottom-bar))] z-40 mx-auto flex w-fit max-w-[calc(100%-2rem)] animate-rise items-center gap-2.5 rounded-full border border-line bg-surface px-4 py-2.5 font-medium text-sm shadow-float">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-warn" />
          Sin conexión con Skillo. Seguimos intentándolo.
        </p>
      )}
    </div>
  )
}
