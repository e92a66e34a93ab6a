import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { PublishFailure } from '../publish/publish-failure.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { isStale } from './use-changes.ts'

/** Why the changes were neither published nor dropped. */
export function ChangesFailure({ saved_by }: Pick<Vacancy, 'saved_by'>) {
  const { changes } = useVacancyEditor()
  if (changes.error === null) return null
  return (
    <div className="mb-5">
      {isStale(changes.error) ? (
        <Alert tone="warn" live title={`${saved_by?.full_name || 'Alguien de tu equipo'} siguió escribiendo`}>
          Ya ves aquí su texto. Revísalo y vuelve a intentarlo.
        </Alert>
      ) : (
        <PublishFailure error={changes.error} />
      )}
    </div>
  )
}
