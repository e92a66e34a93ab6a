import type { Company } from '#shared/companies/company-fields.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function TalentTab({ company }: { company: Company }) {
  return (
    <Card aria-label="Talento">
      <EmptyState
        drawing="people"
        text="Aquí aparecerán las personas que aceptaron seguir en contacto con tu empresa."
        action={
          <LinkButton variant="secondary" to={`/app/my-companies/${company.id}?tab=vacantes`}>
            Ver vacantes
          </LinkButton>
        }
      />
    </Card>
  )
}

export function BillingTab() {
  return (
    <Card aria-label="Plan y facturación">
      <EmptyState
        drawing="calendar"
        title="Tu primera vacante activa es gratis"
        text="Aún no tienes facturas. Aparecerán aquí cuando contrates un plan."
        action={
          <LinkButton variant="secondary" to="/#precios">
            Ver los planes
          </LinkButton>
        }
      />
    </Card>
  )
}
