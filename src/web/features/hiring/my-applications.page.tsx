import { usePageTitle } from '#web/lib/page-title.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

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
