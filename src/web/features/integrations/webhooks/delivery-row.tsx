import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import type { Delivery, Webhook } from '#shared/integrations/webhooks.ts'
import { deliveryFailureWords } from '#shared/words/integrations.ts'
import { useResend } from '#web/data/companies/integrations.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { CodeSample } from '../guide/code-sample.tsx'

interface DeliveryRowProps {
  company_id: string
  webhook: Webhook
  delivery: Delivery
}

export function DeliveryRow({ company_id, webhook, delivery }: DeliveryRowProps) {
  const resend = useResend(company_id, webhook.id)
  const { id, kind, outcome, last_failure, last_answer, body } = delivery
  return (
    <li aria-label={kind} className="space-y-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code className="min-w-0 flex-1 basis-48 font-semibold">{kind}</code>
        <OutcomeBadge outcome={outcome} />
        {webhook.is_on && (
          <Button
            size="sm"
            variant="quiet"
            busy={resend.isPending}
            busyLabel="Enviando…"
            onClick={() => resend.mutate(id)}
          >
            {outcome === 'WAITING' ? 'Enviar ya' : 'Reenviar'}
          </Button>
        )}
      </div>
      <p className="text-ink-soft text-sm">{factsOf(delivery)}</p>
      {last_failure && <p className="text-sm">{deliveryFailureWords[last_failure]}</p>}
      {last_answer && <p className="wrap-anywhere text-sm">Respondió: «{last_answer}»</p>}
      {resend.error && (
        <p role="alert" className="text-bad text-sm">
          {messageOf(resend.error)}
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-brand text-sm">Ver lo enviado</summary>
        <CodeSample label={`Lo enviado: ${kind}`} code={JSON.stringify(JSON.parse(body), null, 2)} />
      </details>
    </li>
  )
}

function OutcomeBadge({ outcome }: Pick<Delivery, 'outcome'>) {
  if (outcome === 'DELIVERED') {
    return (
      <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
        Entregada
      </Badge>
    )
  }
  if (outcome === 'WAITING') {
    return (
      <Badge tone="brand" icon={<Clock aria-hidden="true" />}>
        En espera
      </Badge>
    )
  }
  return (
    <Badge tone="bad" icon={<TriangleAlert aria-hidden="true" />}>
      Sin llegar
    </Badge>
  )
}

function factsOf({ created_at, attempts, last_status, next_attempt_at }: Delivery): string {
  const facts = [
    formatDayTime(created_at),
    attempts > 0 ? plural(attempts, 'intento', 'intentos') : 'sin intentos todavía',
    last_status && `código ${last_status}`,
    attempts > 0 && next_attempt_at && `próximo intento: ${formatDayTime(next_attempt_at)}`,
  ]
  return facts.filter(Boolean).join(' · ')
}
