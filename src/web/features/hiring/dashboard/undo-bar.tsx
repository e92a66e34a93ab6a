import { Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useUndoable } from './undo.store.ts'

const SECONDS_10 = 10_000

/** Ten seconds to take back what was done; it waits while somebody points at it or has focus in it, and
 * stands above a dialog that was opened meanwhile, whose fields reach the foot of a phone. */
export function UndoBar() {
  const { last, clear } = useUndoable()
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!last || held) return
    const timer = setTimeout(clear, SECONDS_10)
    return () => clearTimeout(timer)
  }, [last, held, clear])
  useEffect(() => clear, [clear])

  return (
    <div
      role="status"
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--bottom-bar))] z-60 flex justify-center in-[body:has([data-dialog])]:bottom-auto in-[body:has([data-dialog])]:top-1 in-[body:has([data-dialog])]:lg:pl-4 px-4 lg:pl-68"
    >
      {last && (
        <section
          aria-label="Deshacer"
          className="pointer-events-auto flex max-w-full animate-rise items-center gap-2 rounded-lg bg-ink py-1 pr-1 pl-4 text-paper shadow-float"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {/* Space around it and not inside: there the line after the last would still be seen. */}
          <span className="wrap-anywhere my-1.5 line-clamp-3 min-w-0 text-[0.9375rem]">{last.text}</span>
          <Button
            variant="quiet"
            size="sm"
            className="text-paper hover:bg-paper/15"
            onClick={() => {
              clear()
              last.undo()
            }}
          >
            <Undo2 aria-hidden="true" />
            Deshacer
          </Button>
          <IconButton label="Cerrar aviso" className="text-paper hover:bg-paper/15 hover:text-paper" onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
        </section>
      )}
    </div>
  )
}
