import { ApiError } from '#web/lib/api-error.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'

export const asksForFactor = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_needed'

/** In the place of a company that asks its team for a second factor, for whoever has none yet. */
export function SecondFactorNeeded() {
  return (
    <Card aria-label="Segundo factor necesario">
      <EmptyState
        drawing="lock"
        title="Esta empresa pide un segundo factor"
        text="Protege así los datos de quienes se postulan. Activa los códigos de una aplicación o una llave de acceso y vuelve: tardas un minuto."
        action={<LinkButton to="/app/settings?tab=cuenta">Activar mi segundo factor</LinkButton>}
      />
    </Card>
  )
}
