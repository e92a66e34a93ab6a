import { ArrowRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** For whoever came from a draft that could not be published without the company's profile. */
export function BackToVacancy({ company }: { company: Pick<Company, 'id' | 'missing_to_publish'> }) {
  const { id, missing_to_publish } = company
  const [search] = useSearchParams()
  const vacancy_id = search.get('vacante')
  if (!vacancy_id || missing_to_publish.length > 0) return null
  return (
    <div className="mt-6">
      <Alert
        tone="good"
        title="La empresa ya puede publicar"
        action={
          <LinkButton
            size="sm"
            to={`/app/my-companies/${id}/vacancies/${encodeURIComponent(vacancy_id)}?paso=publicar`}
          >
            Volver a la vacante
            <ArrowRight aria-hidden="true" />
          </LinkButton>
        }
      />
    </div>
  )
}
