import { usePageTitle } from '#web/lib/page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { CompanyMissing } from './company-missing.tsx'

export function Component() {
  usePageTitle('Empresa')
  return (
    <>
      <PageHeader title="Empresa" />
      <CompanyMissing />
    </>
  )
}
