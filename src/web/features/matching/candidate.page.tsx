import { useParams } from 'react-router'
import { UNNAMED } from '#shared/words/talent.ts'
import { useCandidate } from '#web/data/matching.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { CandidateLoading } from './candidate/candidate-loading.tsx'
import { CandidateProfile } from './candidate/candidate-profile.tsx'

export function Component() {
  const { cvId = '' } = useParams()
  const found = useCandidate(cvId)
  usePageTitle(found.data?.full_name ?? UNNAMED)
  if (found.data) return <CandidateProfile person={found.data} />
  if (found.isPending) return <CandidateLoading />
  return (
    <>
      <PageHeader title={UNNAMED} />
      {isMissing(found.error) ? (
        <CandidateMissing />
      ) : isRefused(found.error) ? (
        <Card aria-label="Perfil cerrado por ahora">
          <EmptyState
            drawing="people"
            text={messageOf(found.error)}
            action={<LinkButton to="/app/my-companies">Ir a mis empresas</LinkButton>}
          />
        </Card>
      ) : (
        <Failure title="No pudimos abrir este perfil." error={found.error} onRetry={found.refetch} />
      )}
    </>
  )
}

/** An address that was copied badly names nobody either. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}

/** Something is missing to see people, or the day's limit is reached: the answer says which. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 429)
}

function CandidateMissing() {
  return (
    <Card aria-label="Perfil no encontrado">
      <EmptyState
        drawing="lost"
        title="No encontramos este perfil"
        text="Puede que ya no exista o que ya no tengas acceso."
        action={<LinkButton to="/app">Ir al resumen</LinkButton>}
      />
    </Card>
  )
}
