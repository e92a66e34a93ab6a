import { type ReactNode, useState } from 'react'
import { SAVED_SEARCHES_MAX } from '#shared/core/limits.ts'
import type { SavedSearch } from '#shared/jobs/saved-searches.ts'
import { useAlerts, useCreateAlert, useDeleteAlert, valuesOf } from '#web/data/alerts.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RemovedNote } from '#web/ui/lists/removed-note.tsx'
import { AlertsEmpty } from '../jobs-empty.tsx'
import { AlertRow } from './alert-row.tsx'

/** `offer`: to be told of what is new, where there is an alert. */
export function AlertsTab({ offer }: { offer: ReactNode }) {
  const alerts = useAlerts()
  const remove = useDeleteAlert()
  const create = useCreateAlert()
  const [removed, setRemoved] = useState<SavedSearch | null>(null)
  const refused = { onError: (error: unknown) => notify.error(messageOf(error)) }

  if (alerts.isPending) return <AlertsLoading />
  if (!alerts.data) {
    return <Failure title="No pudimos cargar tus alertas." error={alerts.error} onRetry={() => alerts.refetch()} />
  }
  return (
    <div className="space-y-4">
      {removed && (
        <RemovedNote
          key={removed.id}
          name={removed.name}
          onUndo={() => create.mutate(valuesOf(removed), { onSuccess: () => setRemoved(null), ...refused })}
          onClose={() => setRemoved(null)}
        />
      )}
      {alerts.data.length === 0 ? (
        <Card aria-label="Alertas">
          <AlertsEmpty />
        </Card>
      ) : (
        <>
          {offer}
          <p className="text-ink-soft">
            {alerts.data.length} de {SAVED_SEARCHES_MAX} alertas. Te avisamos solo de lo nuevo, y nunca dos veces de lo
            mismo.
          </p>
          <ul aria-label="Tus alertas" className="space-y-4">
            {alerts.data.map((alert) => (
              <AlertRow
                key={alert.id}
                alert={alert}
                onRemove={() => remove.mutate(alert, { onSuccess: () => setRemoved(alert), ...refused })}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function AlertsLoading() {
  return (
    <Loading label="Cargando tus alertas…" className="space-y-4">
      {['a', 'b'].map((key) => (
        <div key={key} className="space-y-3 rounded-xl border border-line bg-surface p-5 sm:p-6">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-9 w-36 rounded-lg" />
        </div>
      ))}
    </Loading>
  )
}
