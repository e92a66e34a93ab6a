import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCompany } from '#web/data/companies/companies.ts'
import { EmailResend } from '#web/features/accounts/settings/email-resend.tsx'
import { BuyPlace } from '#web/features/billing/plan/buy-place.tsx'
import { CompanyMissing } from '#web/features/companies/company-missing.tsx'
import { asksForFactor, SecondFactorNeeded } from '#web/features/companies/second-factor-needed.tsx'
import { BlindChoice } from '#web/features/hiring/stages/blind-choice.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EditorLoading } from './editor/editor-loading.tsx'
import { OpenVacancy } from './editor/open-vacancy.tsx'
import { useEditorSession } from './editor/use-editor-session.ts'

/** The same editor creates (no vacancy in the address) and edits. */
export function Component() {
  const { companyId = '', vacancyId = null } = useParams()
  const company = useCompany(companyId)
  const { key, onCreated } = useEditorSession(companyId, vacancyId)
  if (company.data) {
    return (
      <OpenVacancy
        key={key}
        company={company.data}
        vacancy_id={vacancyId}
        onCreated={onCreated}
        emailResend={<EmailResend />}
        buyPlace={(place) => <BuyPlace company={company.data} {...place} />}
        blindChoice={(vacancy_id) => <BlindChoice vacancy_id={vacancy_id} />}
      />
    )
  }
  if (!company.isError) return <EditorLoading />
  return (
    <WithoutCompany title={vacancyId ? 'Editar vacante' : 'Nueva vacante'}>
      {asksForFactor(company.error) ? (
        <SecondFactorNeeded />
      ) : company.error instanceof ApiError && [404, 422].includes(company.error.status) ? (
        <CompanyMissing />
      ) : (
        <Failure title="No pudimos cargar la empresa." error={company.error} onRetry={company.refetch} />
      )}
    </WithoutCompany>
  )
}

function WithoutCompany({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} />
      {children}
    </>
  )
}
