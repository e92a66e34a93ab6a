import { useEffect, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { ScreenMessage } from '#web/ui/layout/screen-message.tsx'

const RELOADED_AT = 'chunk-reloaded-at'
const PAUSE = 60_000
const READING_TIME = 1_000
const NEXT_TRY = 3_000

function mayReload(): boolean {
  return Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) > PAUSE
}

/** Reloading while nobody answers would leave the person on the browser's own page. */
function isServerThere(): Promise<boolean> {
  return fetch(window.location.href, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/**
 * Reloads as soon as the server answers, at most once in 60 seconds, so that a lasting failure never becomes a loop;
 * answers how often it found nobody.
 */
function useReload(reloads: boolean, reload: () => void): number {
  const [misses, setMisses] = useState(0)
  useEffect(() => {
    if (!reloads) return
    let over = false
    const timer = setTimeout(
      async () => {
        const is_there = await isServerThere()
        if (over) return
        if (!is_there) return setMisses(misses + 1)
        sessionStorage.setItem(RELOADED_AT, String(Date.now()))
        reload()
      },
      misses === 0 ? READING_TIME : NEXT_TRY,
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [reloads, misses, reload])
  return misses
}

const reloadPage = () => window.location.reload()

export function ChunkError({ reload = reloadPage }: { reload?: () => void }) {
  const [reloads] = useState(mayReload)
  const misses = useReload(reloads, reload)
  if (reloads && misses === 0) {
    return (
      <ScreenMessage
        title="Hay novedades"
        text="Se ha detectado una nueva versión de la aplicación. Recargando la página..."
      />
    )
  }
  return (
    <ScreenMessage
      title="No pudimos cargar esta página"
      text={
        reloads
          ? 'La conexión se cortó. La cargaremos sola en cuanto vuelva.'
          : 'Puede que la conexión se haya cortado. Espera un momento y vuelve a cargarla.'
      }
      action={<Button onClick={reload}>Recargar la página</Button>}
    />
  )
}
