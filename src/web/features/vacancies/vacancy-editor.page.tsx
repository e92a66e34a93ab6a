import { useParams } from 'react-router'
import { CompanyMissing } from '#web/features/companies/company-missing.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { VacancyMissing } from './vacancy-missing.tsx'

/** The same editor creates (no vacancy in the address) and edits. */
export function Component() {
  const { vacancyId } = useParams()
  const title = vacancyId ? 'Editar vacante' : 'Nueva vacante'
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} />
      {vacancyId ? <VacancyMissing /> : <CompanyMissing />}
    </>
  )
}
