import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'

/** How far what is written has come; the states of a saver without what they carry. */
type ShownSaveState =
  | { kind: 'SAVED'; at: number | null }
  | { kind: 'WAITING' | 'SAVING' | 'CONFLICT' }
  | { kind: 'OFFLINE'; on_device: boolean }
  | { kind: 'REFUSED'; message: string }

export interface SaveStatusProps {
  state: ShownSaveState
  /** «Esta vacante cambió en otro lugar.» */
  conflictText: string
  /** Before anything was written. */
  untouchedText?: string | undefined
}

const OFFLINE = 'Sin conexión: tus cambios están en este dispositivo.'
const NO_ROOM = 'Sin conexión: no cierres esta página, aún no pudimos guardar tus cambios.'

/** «Guardado hace 5 s»; only what matters is read out, and not every save. */
export function SaveStatus({ state, conflictText, untouchedText = 'Todo guardado' }: SaveStatusProps) {
  const now = useClock(state.kind === 'SAVED' && state.at !== null)
  return (
    <>
      <p className="flex min-w-0 items-center gap-1.5 text-ink-soft text-sm [&_svg]:size-4 [&_svg]:shrink-0">
        {visible(state, now, conflictText, untouchedText)}
      </p>
      <span role="status" className="sr-only">
        {spoken(state, conflictText)}
      </span>
    </>
  )
}

function visible(state: ShownSaveState, now: number, conflictText: string, untouchedText: string) {
  switch (state.kind) {
    case 'SAVED':
      return (
        <>
          <Check aria-hidden="true" className="text-good" />
          {state.at === null ? untouchedText : `Guardado ${ago(now - state.at)}`}
        </>
      )
    case 'WAITING':
    case 'SAVING':
      return (
        <>
          <RefreshCw aria-hidden="true" />
          Guardando…
        </>
      )
    default:
      return (
        <span className="flex items-center gap-1.5 font-medium text-warn">
          {state.kind === 'OFFLINE' ? <CloudOff aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          {spoken(state, conflictText)}
        </span>
      )
  }
}

function spoken(state: ShownSaveState, conflictText: string): string {
  if (state.kind === 'OFFLINE') return state.on_device ? OFFLINE : NO_ROOM
  if (state.kind === 'REFUSED') return state.message
  if (state.kind === 'CONFLICT') return conflictText
  return state.kind === 'SAVED' && state.at !== null ? 'Guardado.' : ''
}

/** «hace 5 s», «hace 3 min»: a whole date would be too long for this place. */
function ago(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000))
  if (seconds < 5) return 'ahora'
  if (seconds < 60) return `hace ${seconds - (seconds % 5)} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `hace ${minutes} min` : `hace ${Math.floor(minutes / 60)} h`
}

const TICK = 5_000

function useClock(running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [running])
  return now
}
