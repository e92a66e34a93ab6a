import { usePageTitle } from '#web/lib/page-title.ts'
import { ScreenMessage } from '#web/shell/screen-message.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function Component() {
  usePageTitle('Vacante no disponible')
  return (
    <ScreenMessage
      picture={<Drawing name="search" className="h-40" />}
      title="Esta vacante no está disponible"
      text="Puede que ya haya cerrado o que el enlace no esté completo."
      action={
        <>
          <LinkButton to="/app/jobs">Ver empleos</LinkButton>
          <LinkButton to="/" variant="secondary">
            Ir al inicio
          </LinkButton>
        </>
      }
    />
  )
}
