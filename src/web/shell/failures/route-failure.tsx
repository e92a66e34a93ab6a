import { useRouteError } from 'react-router'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { isChunkError } from '#web/ui/feedback/chunk-failure.ts'
import { ScreenMessage } from '#web/ui/layout/screen-message.tsx'
import { ChunkError } from './chunk-error.tsx'

/** What stands in the place of a page that broke. */
export function RouteFailure() {
  const error = useRouteError()
  if (isChunkError(error)) return <ChunkError />
  return (
    <ScreenMessage
      title="Esta página se detuvo"
      text="Algo falló de nuestro lado. Tus datos están a salvo; vuelve a cargarla en un momento."
      action={
        <>
          <Button onClick={() => window.location.reload()}>Recargar la página</Button>
          <LinkButton variant="secondary" to="/">
            Ir al inicio
          </LinkButton>
        </>
      }
    />
  )
}
