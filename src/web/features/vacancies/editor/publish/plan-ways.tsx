import { useState } from 'react'
import { useParams } from 'react-router'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { isHeldByDomain } from './use-outside-points.ts'

/** The ways to a free place: prove who the company is, pay, or let another vacancy rest. */
export function PlanWays() {
  const { company, buyPlace } = useVacancyEditor()
  const { vacancyId } = useParams()
  const [buying, setBuying] = useState(false)
  const home = `/app/my-companies/${company.id}`
  const may_pay = mayAlways(company.me.role, 'manage_billing') && !isHeldByDomain(company)
  return (
    <>
      {isHeldByDomain(company) && (
        <LinkButton size="sm" to={`${home}?tab=ajustes&campo=email`}>
          Verificar el dominio
        </LinkButton>
      )}
      {may_pay && (
        <>
          <Button size="sm" onClick={() => setBuying(true)}>
            Comprar una publicación
          </Button>
          <LinkButton size="sm" variant="secondary" to={`${home}?tab=plan`}>
            Ver los planes
          </LinkButton>
        </>
      )}
      <LinkButton size="sm" variant="secondary" to={`${home}?tab=vacantes&estado=publicadas`}>
        Ver las publicadas
      </LinkButton>
      {buying && buyPlace({ vacancy_id: vacancyId, onClose: () => setBuying(false) })}
    </>
  )
}
