import { Share2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { reachOf } from '#shared/companies/team-policy.ts'
import type { Dashboard } from '#shared/hiring/board.ts'
import { useCompany } from '#web/data/companies/companies.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'

/** The ways to the first people of a vacancy that nobody has applied to. */
interface FirstPeopleProps {
  vacancy: Dashboard['vacancy']
  /** Other ways beside these. */
  children?: ReactNode
}

export function FirstPeople({ vacancy, children }: FirstPeopleProps) {
  const company = useCompany(vacancy.company_id)
  const role = company.data?.me.role
  const home = `/app/my-companies/${vacancy.company_id}`
  const editor = `${home}/vacancies/${vacancy.id}`
  if (vacancy.state !== 'PUBLISHED')
    return (
      <Ways>
        <LinkButton to={editor}>Ver la vacante</LinkButton>
        {children}
      </Ways>
    )
  // All ways at once: one that came later would push the others away from under a finger.
  if (company.isPending) return null
  const can_search = role !== undefined && reachOf(role, 'search_talent') !== 'never'
  return (
    <Ways>
      {can_search && (
        <LinkButton to={`${home}?tab=talento&vacante=${vacancy.id}`}>
          <Users aria-hidden="true" />
          Buscar personas
        </LinkButton>
      )}
      <LinkButton variant="secondary" to={`${editor}?paso=publicar`}>
        <Share2 aria-hidden="true" />
        Compartir la vacante
      </LinkButton>
      {children}
    </Ways>
  )
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-center gap-3">{children}</div>
)
