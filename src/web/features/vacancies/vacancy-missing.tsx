import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** In the place of a vacancy that is not there or not the person's to see. */
export function VacancyMissing() {
  return (
    <Card aria-label="Vacante no encontrada">
      <EmptyState
        drawing="lost"
        title="No encontramos esta vacante"
        text="Puede que ya no exista o que ya no tengas acceso."
        action={<LinkButton to="/app/my-companies">Ir a mis empresas</LinkButton>}
      />
    </Card>
  )
}
