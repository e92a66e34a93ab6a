import type { Company } from '#shared/companies/company-fields.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'

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
