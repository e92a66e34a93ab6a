import { ApiError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { ScreenMessage } from '#web/ui/layout/screen-message.tsx'
import { JobLoading } from '../jobs-loading.tsx'
import { frame } from './vacancy-layout.tsx'

interface NoVacancyProps {
  /** Null while it is on its way. */
  error: unknown
  missing?: 'UNKNOWN' | 'LONG_CLOSED' | undefined
  onRetry: () => void
}

/** In place of a vacancy that cannot be shown. */
export function NoVacancy({ error, missing, onRetry }: NoVacancyProps) {
  const status = error instanceof ApiError ? error.status : null
  if (status === 410 || missing === 'LONG_CLOSED') return <LongClosed />
  if (status === 404 || status === 422 || missing === 'UNKNOWN') return <Missing />
  return (
    <div className={frame}>
      <Waiting />
      {error ? (
        <Failure title="No pudimos cargar la vacante." error={error} onRetry={onRetry} />
      ) : (
        <div className="max-w-2xl">
          <JobLoading />
        </div>
      )}
    </div>
  )
}

function Waiting() {
  usePageTitle('Vacante')
  return <h1 className="sr-only">Vacante</h1>
}

function Ways() {
  return (
    <>
      <LinkButton to="/app/jobs">Ver empleos</LinkButton>
      <LinkButton to="/" variant="secondary">
        Ir al inicio
      </LinkButton>
    </>
  )
}

function Missing() {
  usePageTitle('Vacante no disponible')
  return (
    <ScreenMessage
      picture={<Drawing name="search" className="h-40" />}
      title="Esta vacante no está disponible"
      text="Puede que ya haya cerrado o que el enlace no esté completo."
      action={<Ways />}
    />
  )
}

function LongClosed() {
  usePageTitle('Vacante cerrada')
  return (
    <ScreenMessage
      picture={<Drawing name="calendar" className="h-40" />}
      title="Esta vacante ya cerró"
      text="Cerró hace tiempo y no recibe postulaciones. Hay otras que te esperan."
      action={<Ways />}
    />
  )
}
