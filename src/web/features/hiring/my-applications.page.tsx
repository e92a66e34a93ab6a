import { usePageTitle } from '#web/lib/page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function Component() {
  usePageTitle('Mis Postulaciones')
  return (
    <>
      <PageHeader title="Mis Postulaciones" />
      <Card aria-label="Tus postulaciones">
        <EmptyState
          drawing="send"
          text="Aún no te has postulado. Cuando lo hagas, aquí verás en qué punto está cada proceso."
          action={<LinkButton to="/app/jobs">Ver empleos</LinkButton>}
        />
      </Card>
    </>
  )
}
