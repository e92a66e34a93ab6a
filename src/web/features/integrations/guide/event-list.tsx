import { TEST_KIND, webhookKindWords } from '#shared/integrations/webhook-kinds.ts'
import { useWebhookEvents } from '#web/data/companies/integrations.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { CodeSample } from './code-sample.tsx'

/** As the server describes them: what it sends goes through the same schemas. */
export function EventList() {
  const events = useWebhookEvents()
  if (events.isError)
    return <Failure title="No pudimos cargar los eventos." error={events.error} onRetry={events.refetch} />
  if (events.isPending) {
    return (
      <Loading label="Cargando los eventos…">
        <SkeletonLines lines={6} />
      </Loading>
    )
  }
  return (
    <ul aria-label="Eventos" className="divide-y divide-line">
      {events.data.items.map((event) => (
        <li key={event.type} className="min-w-0">
          <details>
            <summary className="min-h-11 cursor-pointer py-3">
              <code className="wrap-anywhere font-semibold">{event.type}</code>
              {event.type !== TEST_KIND && (
                <span className="mt-0.5 block text-ink-soft">{webhookKindWords[event.type]}</span>
              )}
            </summary>
            <CodeSample label={`Ejemplo de ${event.type}`} code={JSON.stringify(event, null, 2)} />
          </details>
        </li>
      ))}
    </ul>
  )
}
