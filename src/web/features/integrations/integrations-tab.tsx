import type { Company } from '#shared/companies/company-fields.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Guide } from './guide/guide.tsx'
import { KeysCard } from './keys/keys-card.tsx'
import { WebhooksCard } from './webhooks/webhooks-card.tsx'

/** The tab «Integraciones»: keys, webhooks, and how a program uses both. */
export function IntegrationsTab({ company }: { company: Company }) {
  if (company.status !== 'ACTIVE') {
    return (
      <Card aria-label="Integraciones">
        <EmptyState drawing="lock" text="Las integraciones vuelven cuando la empresa esté activa." />
      </Card>
    )
  }
  return (
    <div className="space-y-6">
      <KeysCard company_id={company.id} />
      <WebhooksCard company_id={company.id} />
      <Guide company_id={company.id} />
    </div>
  )
}
