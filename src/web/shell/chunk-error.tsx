import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ScreenMessage } from './screen-message.tsx'

const CHUNK_FAILURE =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload/i

/** A part of the program could not be fetched, as a rule because a new version replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message)
}

const RELOADED_AT = 'chunk-reloaded-at'
const PAUSE = 60_000
const READING_TIME = 1_000

function mayReload(): boolean {
  return Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) > PAUSE
}

/** Says so and reloads, at most once in 60 seconds, so that a lasting failure never becomes a loop. */
export function ChunkError() {
  const [reloads] = useState(mayReload)

  useEffect(() => {
    if (!reloads) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(RELOADED_AT, String(Date.now()))
      window.location.reload()
    }, READING_TIME)
    return () => clearTimeout(timer)
  }, [reloads])

  if (reloads) {
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
      text="Puede que la conexión se haya cortado. Espera un momento y vuelve a cargarla."
      action={<Button onClick={() => window.location.reload()}>Recargar la página</Button>}
    />
  )
}
