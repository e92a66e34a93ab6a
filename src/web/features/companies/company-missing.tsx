import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** In the place of a company that is not there or not the person's to see. */
export function CompanyMissing() {
  return (
    <Card aria-label="Empresa no encontrada">
      <EmptyState
        drawing="lost"
        title="No encontramos esta empresa"
        text="Puede que ya no exista o que ya no tengas acceso."
        action={<LinkButton to="/app/my-companies">Ir a mis empresas</LinkButton>}
      />
    </Card>
  )
}
