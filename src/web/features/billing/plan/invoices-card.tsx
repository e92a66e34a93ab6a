import type { Company } from '#shared/companies/company-fields.ts'
import { priceWords } from '#shared/words/billing.ts'
import { useInvoiceFile, useInvoices, useInvoicesFile } from '#web/data/billing.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

export function InvoicesCard({ company }: { company: Company }) {
  const invoices = useInvoices(company.id)
  const file = useInvoicesFile(company.id)
  const items = invoices.data?.pages.flatMap((page) => page.items) ?? []

  async function download() {
    const csv = await file.mutateAsync().catch(() => null)
    if (csv) saveFile(csv, 'facturas.csv')
  }

  return (
    <Card
      title="Facturas"
      action={
        items.length > 0 && (
          <Button size="sm" variant="secondary" busy={file.isPending} busyLabel="Preparando…" onClick={download}>
            Descargar CSV
          </Button>
        )
      }
    >
      {invoices.isError && (
        <Failure title="No pudimos cargar las facturas." error={invoices.error} onRetry={invoices.refetch} />
      )}
      {file.isError && <Failure title="No pudimos preparar el archivo." error={file.error} onRetry={download} />}
      {invoices.isPending && <Skeleton className="h-24 w-full" />}
      {invoices.isSuccess && items.length === 0 && (
        <EmptyState drawing="calendar" text="Aún no tienes facturas. Aparecerán aquí cuando contrates un plan." />
      )}
      <ul className="divide-y divide-line">
        {items.map(({ id, code, concept, issued_on, total, currency }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-1 max-sm:basis-full">
              <span className="font-medium">{code}</span>
              <span className="wrap-anywhere block text-ink-soft text-sm">
                {formatDay(issued_on)} · {concept}
              </span>
            </span>
            <span className="numeric font-medium">{priceWords(total, currency)}</span>
            <InvoiceButton company_id={company.id} id={id} code={code} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={invoices.hasNextPage}
        busy={invoices.isFetchingNextPage}
        onMore={() => invoices.fetchNextPage()}
      />
    </Card>
  )
}

function InvoiceButton({ company_id, id, code }: { company_id: string; id: string; code: string }) {
  const file = useInvoiceFile(company_id, id)
  const download = () =>
    file.mutate(undefined, {
      onSuccess: (pdf) => saveFile(pdf, `${code}.pdf`),
      onError: (error) => notify.error(messageOf(error)),
    })
  return (
    <Button size="sm" variant="quiet" busy={file.isPending} busyLabel="Preparando…" onClick={download}>
      Descargar PDF
      <span className="sr-only"> de la factura {code}</span>
    </Button>
  )
}
