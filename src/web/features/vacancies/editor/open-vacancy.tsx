import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { reachOf } from '#shared/companies/team-policy.ts'
import { useVacancy } from '#web/data/vacancies.ts'
import { useDeviceCopy } from '#web/editor/saving/use-device-copy.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { StartVacancy } from '../start/start-vacancy.tsx'
import { VacancyMissing } from '../vacancy-missing.tsx'
import { EditorLoading } from './editor-loading.tsx'
import { copies, copyKey } from './vacancy-copies.ts'
import { VacancyEditor } from './vacancy-editor.tsx'
import type { BuyPlace, DrawBlindChoice } from './vacancy-editor-context.ts'

interface OpenVacancyProps {
  company: Company
  /** Null for a new one. */
  vacancy_id: string | null
  onCreated: (id: string) => void
  emailResend: ReactNode
  buyPlace: BuyPlace
  blindChoice: DrawBlindChoice
}

/** Waits for the newest text of the server and for what this device still holds, then opens the editor. */
export function OpenVacancy({ company, vacancy_id, ...page }: OpenVacancyProps) {
  const [opened_id] = useState(vacancy_id)
  const user_id = useSession((session) => session.user?.id) ?? ''
  const copy = useDeviceCopy(copies, copyKey(opened_id, company.id), user_id)
  const vacancy = useVacancy(opened_id)
  const [search] = useSearchParams()
  // A text from an earlier visit may be old: the editor starts only with one that was asked for now.
  const [opened, setOpened] = useState(false)
  const is_fresh = opened || vacancy.isFetchedAfterMount
  if (is_fresh && vacancy.data && !opened) setOpened(true)

  if (opened_id === null) {
    if (!mayBegin(company)) return <NotYours company={company} />
    if (copy === undefined) return <EditorLoading />
    // What a closed tab left is gone on with; a draft that got its address meanwhile stays in its editor.
    const begun = vacancy_id !== null || copy !== null || search.has('desde') || search.has('paso')
    if (!begun) return <StartVacancy company={company} user_id={user_id} />
    return <VacancyEditor company={company} vacancy={null} copy={copy} user_id={user_id} {...page} />
  }
  if (isGone(vacancy.error) || (vacancy.data && vacancy.data.company_id !== company.id)) return <Missing />
  if (vacancy.data && is_fresh && copy !== undefined) {
    return <VacancyEditor company={company} vacancy={vacancy.data} copy={copy} user_id={user_id} {...page} />
  }
  if (!vacancy.isError) return <EditorLoading />
  return (
    <>
      <PageHeader title="Editar vacante" />
      <Failure title="No pudimos abrir la vacante." error={vacancy.error} onRetry={vacancy.refetch} />
    </>
  )
}

/** Not there, not the person's to see, or an address that never was one. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}

const mayBegin = ({ status, me }: Company): boolean =>
  status === 'ACTIVE' && reachOf(me.role, 'edit_vacancy') !== 'never'

function Missing() {
  usePageTitle('Editar vacante')
  return (
    <>
      <PageHeader title="Editar vacante" />
      <VacancyMissing />
    </>
  )
}

function NotYours({ company }: { company: Company }) {
  usePageTitle('Nueva vacante', company.name)
  const text =
    company.status === 'ACTIVE'
      ? 'Tu papel en la empresa no permite crear vacantes. Pídelo a quien la administra.'
      : 'Mientras la empresa no esté activa no se pueden crear vacantes.'
  return (
    <>
      <PageHeader title="Nueva vacante" />
      <Card aria-label="Nueva vacante">
        <EmptyState
          drawing="board"
          text={text}
          action={<LinkButton to={`/app/my-companies/${company.id}`}>Ir a la empresa</LinkButton>}
        />
      </Card>
    </>
  )
}
