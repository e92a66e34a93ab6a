import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

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
