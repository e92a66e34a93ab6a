import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import type { TalentStep } from '#shared/matching/people-reading.ts'
import { talentStepWords } from '#shared/words/talent.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** In place of the people: what is missing to see them, and the way to it. */
export function MissingStep({ company, step }: { company: Company; step: TalentStep }) {
  const { title, text } = talentStepWords[step]
  return (
    <Card aria-label="Talento">
      <EmptyState drawing="people" title={title} text={text} action={<NextStep company={company} step={step} />} />
    </Card>
  )
}

function NextStep({ company, step }: { company: Company; step: TalentStep }) {
  const home = `/app/my-companies/${company.id}`
  switch (step) {
    case 'CONFIRM_EMAIL':
      return <LinkButton to="/app/settings?tab=verificaciones">Confirmar mi correo</LinkButton>
    case 'VERIFY_DOMAIN':
      return mayAlways(company.me.role, 'edit_company') ? (
        <LinkButton to={`${home}?tab=ajustes`}>Verificar el dominio</LinkButton>
      ) : (
        <LinkButton variant="secondary" to={`${home}?tab=equipo`}>
          Ver quién administra la empresa
        </LinkButton>
      )
    case 'PUBLISH_VACANCY':
      return (
        <LinkButton variant="secondary" to={`${home}?tab=vacantes`}>
          Ver vacantes
        </LinkButton>
      )
    case 'WAIT_FOR_REVIEW':
      return (
        <LinkButton variant="secondary" to={`${home}?tab=vacantes`}>
          Seguir con mis vacantes
        </LinkButton>
      )
  }
}
