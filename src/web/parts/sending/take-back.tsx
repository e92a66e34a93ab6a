import { Undo2 } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { useSecondsLeft } from '#web/ui/hooks/use-seconds-left.ts'

interface TakeBackProps {
  /** What is on its way, e.g. «La oferta». */
  what: string
  /** When it leaves. */
  until: string
  busy: boolean
  onTakeBack: () => void
}

/** «La oferta sale en 52 s» with the way to stop it; afterwards, that it is leaving. */
export function TakeBack({ what, until, busy, onTakeBack }: TakeBackProps) {
  const left = useSecondsLeft(until)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-brand-soft py-2 pr-2 pl-4">
      {/* A screen reader would read every second aloud. */}
      <p className="font-medium">
        <span role="status" className="sr-only">
          {what} está saliendo. Aún puedes deshacer el envío.
        </span>
        <span aria-hidden="true">
          {left > 0 ? (
            <>
              {what} sale en <span className="numeric">{left} s</span>
            </>
          ) : (
            `${what} está saliendo…`
          )}
        </span>
      </p>
      {(left > 0 || busy) && (
        <Button size="sm" variant="secondary" busy={busy} onClick={onTakeBack}>
          <Undo2 aria-hidden="true" />
          Deshacer envío
        </Button>
      )}
    </div>
  )
}
