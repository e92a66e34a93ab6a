import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import type { Webhook } from '#shared/integrations/webhooks.ts'
import { useTestWebhook, useUpdateWebhook } from '#web/data/companies/integrations.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { WebhookMenu } from './webhook-menu.tsx'

export function WebhookRow({ company_id, webhook }: { company_id: string; webhook: Webhook }) {
  const [log, setLog] = useState(false)
  const update = useUpdateWebhook(company_id, webhook)
  const test = useTestWebhook(company_id, webhook.id)
  const failed = update.error ?? test.error
  const { url, kinds, is_on } = webhook
  return (
    <li aria-label={url} className="space-y-3 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="wrap-anywhere font-semibold">{url}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
            <StateBadge webhook={webhook} />
            <span className="text-ink-soft text-sm">{plural(kinds.length, 'evento', 'eventos')}</span>
          </p>
          <p className="mt-1.5 text-ink-soft text-sm">{factsOf(webhook)}</p>
        </div>
        <Switch
          hideLabel
          label={`Enviar a ${url}`}
          checked={is_on}
          disabled={update.isPending}
          onChange={(event) => update.mutate({ is_on: event.target.checked })}
        />
      </div>
      {webhook.stopped_at && (
        <Alert tone="warn">
          Lo apagamos el {formatDayTime(webhook.stopped_at)}: nada llegó durante un día. Revisa tu servidor y actívalo
          de nuevo; en el registro puedes reenviar lo que falta.
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          busy={test.isPending}
          busyLabel="Enviando…"
          disabled={!is_on}
          onClick={() => test.mutate(undefined, { onSuccess: () => setLog(true) })}
        >
          Enviar una prueba
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setLog(true)}>
          Ver el registro
        </Button>
        <WebhookMenu company_id={company_id} webhook={webhook} />
      </div>
      {failed && (
        <p role="alert" className="text-bad text-sm">
          {messageOf(failed)}
        </p>
      )}
      <DeliveryLog company_id={company_id} webhook={webhook} open={log} onClose={() => setLog(false)} />
    </li>
  )
}

function StateBadge({ webhook: { is_on, failing_since } }: { webhook: Webhook }) {
  if (!is_on) return <Badge icon={<CirclePause aria-hidden="true" />}>Apagado</Badge>
  if (failing_since) {
    return (
      <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
        No llega
      </Badge>
    )
  }
  return (
    <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
      Activo
    </Badge>
  )
}

function factsOf({ last_delivered_at, failing_since, is_on, old_secret_until }: Webhook): string {
  const facts = [
    last_delivered_at ? `Última entrega ${timeAgo(last_delivered_at)}` : 'Sin entregas todavía',
    is_on && failing_since && `nada llega desde ${timeAgo(failing_since)}`,
    old_secret_until && `el secreto anterior vale hasta el ${formatDayTime(old_secret_until)}`,
  ]
  return facts.filter(Boolean).join(' · ')
}
