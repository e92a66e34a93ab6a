import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useCompany } from '#web/data/companies.ts'
import { EmailResend } from '#web/features/accounts/settings/email-resend.tsx'
import { BuyPlace } from '#web/features/billing/plan/buy-place.tsx'
import { CompanyMissing } from '#web/features/companies/company-missing.tsx'
import { BlindChoice } from '#web/features/hiring/stages/blind-choice.tsx'
import { askedNow, withParam } from '#web/lib/address.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EditorLoading } from './editor/editor-loading.tsx'
import { OpenVacancy } from './editor/open-vacancy.tsx'

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
      {company.error instanceof ApiError && [404, 422].includes(company.error.status) ? (
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

/** One editor goes on while its new vacancy gets an address; any other address opens another one. */
function useEditorSession(company_id: string, vacancy_id: string | null) {
  const navigate = useNavigate()
  const [session, setSession] = useState(() => ({ key: crypto.randomUUID(), vacancy_id, created: '' }))
  if (session.vacancy_id !== vacancy_id) {
    const goes_on = session.created !== '' && session.created === vacancy_id
    setSession({ key: goes_on ? session.key : crypto.randomUUID(), vacancy_id, created: session.created })
  }

  function onCreated(id: string) {
    setSession((now) => ({ ...now, created: id }))
    const search = withParam(askedNow(), 'desde', null)
    navigate(`/app/my-companies/${company_id}/vacancies/${id}?${search}`, {
      replace: true,
      preventScrollReset: true,
    })
  }

  return { key: session.key, onCreated }
}
