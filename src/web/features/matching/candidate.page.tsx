import { useParams } from 'react-router'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useCandidate } from './candidate/candidate.hooks.ts'
import { CandidateLoading } from './candidate/candidate-loading.tsx'
import { CandidateProfile } from './candidate/candidate-profile.tsx'

export function Component() {
  const { cvId = '' } = useParams()
  const found = useCandidate(cvId)
  usePageTitle(found.data?.full_name ?? 'Persona candidata')
  if (found.data) return <CandidateProfile person={found.data} />
  if (found.isPending) return <CandidateLoading />
  return (
    <>
      <PageHeader title="Persona candidata" />
      {isMissing(found.error) ? (
        <CandidateMissing />
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
