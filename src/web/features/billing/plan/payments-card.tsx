import { CircleCheck, CircleX, Clock3 } from 'lucide-react'
import type { Payment } from '#shared/billing/payments.ts'
import { paymentStateWords, priceWords } from '#shared/words/billing.ts'
import { formatDate } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** What was paid or tried last. */
export function PaymentsCard({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null
  return (
    <Card title="Últimos pagos">
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-1 max-sm:basis-full">
              <span className="font-medium">{payment.plan_name}</span>
              <span className="block text-ink-soft text-sm">
                {formatDate(payment.created_at)}
                {payment.reason && ` · ${payment.reason}`}
              </span>
            </span>
            <StateBadge state={payment.state} />
            <span className="numeric font-medium">{priceWords(payment.total, payment.currency)}</span>
            {payment.state === 'PENDING' && (
              <LinkButton size="sm" variant="secondary" to={`/payment-success?ref=${payment.reference}`}>
                Ver
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function StateBadge({ state }: Pick<Payment, 'state'>) {
  const words = paymentStateWords[state]
  if (state === 'APPROVED')
    return (
      <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
        {words}
      </Badge>
    )
  if (state === 'PENDING')
    return (
      <Badge tone="warn" icon={<Clock3 aria-hidden="true" />}>
        {words}
      </Badge>
    )
  if (state === 'REJECTED')
    return (
      <Badge tone="bad" icon={<CircleX aria-hidden="true" />}>
        {words}
      </Badge>
    )
  return <Badge>{words}</Badge>
}
