import { lazy, type ReactNode, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { useCompany } from '#web/data/companies/companies.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { CompanyHeader } from './company-header.tsx'
import { CompanyLoading, PanelLoading } from './company-loading.tsx'
import { CompanyMissing } from './company-missing.tsx'
import { type TabName, tabsFor } from './company-tabs.ts'
import { asksForFactor, SecondFactorNeeded } from './second-factor-needed.tsx'
import { TransferQuestion } from './settings/transfer-question.tsx'

const panels = {
  resumen: lazy(() => import('./company-summary.tsx').then((part) => ({ default: part.CompanySummary }))),
  vacantes: lazy(() =>
    import('#web/features/vacancies/vacancy-list.tsx').then((part) => ({ default: part.VacanciesTab })),
  ),
  candidaturas: lazy(() =>
    import('#web/features/hiring/all-applications/all-applications-tab.tsx').then((part) => ({
      default: part.AllApplicationsTab,
    })),
  ),
  informes: lazy(() =>
    import('#web/features/hiring/reports/reports-tab.tsx').then((part) => ({ default: part.ReportsTab })),
  ),
  equipo: lazy(() => import('./team/team-tab.tsx').then((part) => ({ default: part.TeamTab }))),
  plantillas: lazy(async () => {
    const [{ TemplatesTab }, { HiringTemplates }] = await Promise.all([
      import('#web/features/vacancies/templates/template-list.tsx'),
      import('#web/features/hiring/templates/hiring-templates.tsx'),
    ])
    return {
      default: ({ company }: { company: Company }) => (
        <TemplatesTab company={company}>
          <HiringTemplates company_id={company.id} />
        </TemplatesTab>
      ),
    }
  }),
  talento: lazy(async () => {
    const [{ TalentTab }, { AddPeopleToOne }] = await Promise.all([
      import('#web/features/matching/talent/talent-tab.tsx'),
      import('#web/features/hiring/people/add-people-to-one.tsx'),
    ])
    return {
      default: ({ company }: { company: Company }) => (
        <TalentTab company={company} tools={<AddPeopleToOne company_id={company.id} />} />
      ),
    }
  }),
  plan: lazy(() => import('#web/features/billing/plan/billing-tab.tsx').then((part) => ({ default: part.BillingTab }))),
  integraciones: lazy(() =>
    import('#web/features/integrations/integrations-tab.tsx').then((part) => ({ default: part.IntegrationsTab })),
  ),
  ajustes: lazy(() => import('./settings/company-settings.tsx').then((part) => ({ default: part.CompanySettings }))),
} as const satisfies Record<TabName, unknown>

export function Component() {
  const { companyId = '' } = useParams()
  const company = useCompany(companyId)
  if (isGone(company.error))
    return (
      <Instead>
        <CompanyMissing />
      </Instead>
    )
  if (asksForFactor(company.error))
    return (
      <Instead>
        <SecondFactorNeeded />
      </Instead>
    )
  if (company.data) return <CompanyScreen key={companyId} company={company.data} />
  if (company.isError) {
    return (
      <>
        <PageHeader title="Empresa" />
        <Failure title="No pudimos cargar la empresa." error={company.error} onRetry={company.refetch} />
      </>
    )
  }
  return <CompanyLoading />
}

/** Not there, not the person's any more, or an address that never was one. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}

function Instead({ children }: { children: ReactNode }) {
  usePageTitle('Empresa')
  return (
    <>
      <PageHeader title="Empresa" />
      {children}
    </>
  )
}

function CompanyScreen({ company }: { company: Company }) {
  const [search] = useSearchParams()
  const tabs = tabsFor(company.me.role)
  const tabOf = (value: string | null) => tabs.find((tab) => tab.value === value) ?? tabs[0]
  usePageTitle(tabOf(search.get('tab')).label, company.name)
  return (
    <>
      <CompanyHeader company={company} />
      <ClosedNotice company={company} />
      <TransferQuestion company={company} />
      <Tabs label={company.name} tabs={tabs}>
        {(open) => {
          const Panel = panels[tabOf(open).value]
          return (
            <Suspense fallback={<PanelLoading />}>
              <Panel company={company} />
            </Suspense>
          )
        }}
      </Tabs>
    </>
  )
}
