import { useSearchParams } from 'react-router'
import { type BoughtPlan, boughtPlan } from '#shared/billing/plans.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import { useBilling } from '#web/data/billing.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { UnsavedChanges } from '#web/ui/forms/unsaved-changes.tsx'
import { BuyDialog } from './buy-dialog.tsx'
import { BuyerCard } from './buyer-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanChoices } from './plan-choices.tsx'

/** The tab «Plan y facturación». */
export function BillingTab({ company }: { company: Company }) {
  const billing = useBilling(company.id)
  const [search, setSearch] = useSearchParams()
  // From the editor: a place for the vacancy that waits for it.
  const wanted = boughtPlan.safeParse(search.get('comprar')).data ?? null
  const choose = (plan: BoughtPlan | null) =>
    setSearch({ tab: 'plan', ...(plan && { comprar: plan }) }, { preventScrollReset: true })
  if (billing.isError)
    return <Failure title="No pudimos cargar tu plan." error={billing.error} onRetry={billing.refetch} />
  if (!billing.data) {
    return (
      <Loading label="Cargando tu plan…" className="space-y-6">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    )
  }
  const currency = billing.data.currencies[0] ?? 'EUR'
  return (
    <UnsavedChanges>
      <div className="min-w-0 space-y-6">
        <PlanCard company={company} billing={billing.data} />
        <PlanChoices present={billing.data.plan} currency={currency} onChoose={choose} />
        <PaymentsCard payments={billing.data.payments} />
        <InvoicesCard company={company} />
        <BuyerCard company={company} />
      </div>
      {wanted && (
        <BuyDialog
          company={company}
          plan={wanted}
          currencies={billing.data.currencies}
          vacancy_id={search.get('vacante') ?? undefined}
          onClose={() => choose(null)}
        />
      )}
    </UnsavedChanges>
  )
}
