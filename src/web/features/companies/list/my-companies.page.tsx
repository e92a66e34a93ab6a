import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { CompanyCard as CompanyCardData } from '#shared/companies/company-fields.ts'
import { useCompanies } from '#web/data/companies/companies.ts'
import { useRecruiterSummary } from '#web/data/overview.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { CompaniesLoading } from './companies-loading.tsx'
import { CompanyCard } from './company-card.tsx'
import { CreateCompanyDialog } from './create-company-dialog.tsx'
import { WaitingAnswers } from './waiting-answers.tsx'

export function Component() {
  usePageTitle('Mis Empresas')
  const companies = useCompanies()
  const waiting = useRecruiterSummary().data?.pending_actions ?? []
  const [search, setSearch] = useSearchParams()
  const create = () => setSearch({ panel: 'crear' }, { preventScrollReset: true })
  const has_companies = (companies.data?.items.length ?? 0) > 0
  return (
    <>
      <PageHeader
        title="Mis Empresas"
        action={
          has_companies && (
            <Button onClick={create}>
              <Plus aria-hidden="true" />
              Crear empresa
            </Button>
          )
        }
      />
      <WaitingAnswers actions={waiting} />
      {companies.isPending && <CompaniesLoading />}
      {companies.isError && (
        <Failure title="No pudimos cargar tus empresas." error={companies.error} onRetry={companies.refetch} />
      )}
      {companies.data && <CompanyList companies={companies.data.items} onCreate={create} />}
      <CreateCompanyDialog
        open={search.get('panel') === 'crear'}
        onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
      />
    </>
  )
}

function CompanyList({ companies, onCreate }: { companies: readonly CompanyCardData[]; onCreate: () => void }) {
  if (companies.length === 0) {
    return (
      <Card aria-label="Tus empresas">
        <EmptyState
          drawing="company"
          text="Todavía no tienes empresas. Crea la primera para publicar vacantes y trabajar con tu equipo."
          action={<Button onClick={onCreate}>Crear empresa</Button>}
        />
      </Card>
    )
  }
  const [archived, active] = [companies.filter(isArchived), companies.filter((company) => !isArchived(company))]
  return (
    <div className="space-y-10">
      <CardGrid label="Tus empresas" companies={active} />
      {archived.length > 0 && (
        <section aria-labelledby="archivadas">
          <p id="archivadas" className="mb-4 font-semibold text-ink-soft">
            Archivadas
          </p>
          <CardGrid label="Empresas archivadas" companies={archived} />
        </section>
      )}
    </div>
  )
}

function isArchived({ status }: CompanyCardData): boolean {
  return status === 'ARCHIVED'
}

function CardGrid({ label, companies }: { label: string; companies: readonly CompanyCardData[] }) {
  if (companies.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-5 md:grid-cols-2">
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} />
      ))}
    </ul>
  )
}
