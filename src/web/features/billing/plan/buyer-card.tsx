import type { Company } from '#shared/companies/company-fields.ts'
import { useBuyer } from '#web/data/billing.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { BuyerForm } from './buyer-form.tsx'

export function BuyerCard({ company }: { company: Company }) {
  const buyer = useBuyer(company.id)
  return (
    <Card title="Datos de facturación" text="A nombre de quién van tus próximas facturas.">
      {buyer.isError && (
        <Failure title="No pudimos cargar los datos de facturación." error={buyer.error} onRetry={buyer.refetch} />
      )}
      {buyer.isPending && <Skeleton className="h-64 w-full" />}
      {buyer.data && <BuyerForm key={String(buyer.data.is_saved)} company={company} buyer={buyer.data} />}
    </Card>
  )
}
