import { ExternalLink, Users } from 'lucide-react'
import { reachOf } from '#shared/companies/team-policy.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { formatDate } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ShareLinks } from '../../sharing/share-links.tsx'
import { reasonWords } from '../../vacancy-state-badge.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

/** Where the public page is, and until when. */
export function PublishedNote({ vacancy }: { vacancy: Vacancy }) {
  const { company } = useVacancyEditor()
  if (vacancy.state === 'PAUSED') {
    return (
      <Alert tone="warn" title="Esta vacante está pausada">
        {reasonWords(vacancy.state_reason)} No recibe postulaciones nuevas; el proceso sigue con quienes ya se
        postularon.
      </Alert>
    )
  }
  return (
    <div className="space-y-4">
      <Alert
        tone="good"
        title={vacancy.expires_at ? `Publicada hasta el ${formatDate(vacancy.expires_at)}` : 'Publicada'}
        action={
          <>
            <LinkButton size="sm" variant="secondary" to={`/jobs/${vacancy.id}`}>
              <ExternalLink aria-hidden="true" />
              Ver la página pública
            </LinkButton>
            {reachOf(company.me.role, 'search_talent') !== 'never' && (
              <LinkButton
                size="sm"
                variant="secondary"
                to={`/app/my-companies/${company.id}?tab=talento&vacante=${vacancy.id}`}
              >
                <Users aria-hidden="true" />
                Buscar personas
              </LinkButton>
            )}
          </>
        }
      >
        Si publicas cambios en el título, el salario, el contrato, el lugar o lo excluyente, avisamos a quienes ya se
        postularon.
      </Alert>
      <ShareLinks vacancy={vacancy} company_name={company.name} />
    </div>
  )
}
