import { usePageTitle } from '#web/lib/page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function Component() {
  usePageTitle('Persona candidata')
  return (
    <>
      <PageHeader title="Persona candidata" />
      <Card aria-label="Perfil no encontrado">
        <EmptyState
          drawing="lost"
          title="No encontramos este perfil"
          text="Puede que ya no exista o que ya no tengas acceso."
          action={<LinkButton to="/app">Ir al resumen</LinkButton>}
        />
      </Card>
    </>
  )
}
