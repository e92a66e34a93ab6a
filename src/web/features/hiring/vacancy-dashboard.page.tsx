import { VacancyMissing } from '#web/features/vacancies/vacancy-missing.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export function Component() {
  usePageTitle('Tablero de la vacante')
  return (
    <>
      <PageHeader title="Tablero de la vacante" />
      <VacancyMissing />
    </>
  )
}
