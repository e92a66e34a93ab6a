import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { VacancyMissing } from './vacancy-missing.tsx'

export function Component() {
  usePageTitle('Tablero de la vacante')
  return (
    <>
      <PageHeader title="Tablero de la vacante" />
      <VacancyMissing />
    </>
  )
}
