import { useState } from 'react'
import type { Delivery, Webhook } from '#shared/integrations/webhooks.ts'
import { useDeliveries } from '#web/data/companies/integrations.ts'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { DeliveryRow } from './delivery-row.tsx'

interface DeliveryLogProps {
  company_id: string
  webhook: Webhook
  open: boolean
  onClose: () => void
}

/** What was sent there in the last month, and what came of it. */
export function DeliveryLog({ company_id, webhook, open, onClose }: DeliveryLogProps) {
  return (
    <Drawer open={open} onOpenChange={(now) => !now && onClose()} title="Registro de entregas" className="max-w-2xl">
      <div className="space-y-5 p-5 sm:p-7">
        <div className="pr-12">
          <h2 className="text-xl">Registro de entregas</h2>
          <p className="wrap-anywhere mt-1 text-ink-soft">{webhook.url}. Se guarda 30 días.</p>
        </div>
        <Entries company_id={company_id} webhook={webhook} />
      </div>
    </Drawer>
  )
}

type Filter = Delivery['outcome'] | 'ALL'
const words: Record<Filter, string> = {
  ALL: 'Todas',
  DELIVERED: 'Entregadas',
  WAITING: 'En espera',
  FAILED: 'Sin llegar',
}

function Entries({ company_id, webhook }: Pick<DeliveryLogProps, 'company_id' | 'webhook'>) {
  const [filter, setFilter] = useState<Filter>('ALL')
  const log = useDeliveries(company_id, webhook.id, filter === 'ALL' ? undefined : filter)
  const items = log.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <fieldset>
        <legend className="sr-only">Qué entregas se muestran</legend>
        <RadioPills small name="entregas" words={words} value={filter} onChange={setFilter} />
      </fieldset>
      {log.isError && <Failure title="No pudimos cargar el registro." error={log.error} onRetry={log.refetch} />}
      {log.isPending && (
        <Loading label="Cargando el registro…">
          <SkeletonLines lines={5} />
        </Loading>
      )}
      {log.data && items.length === 0 && (
        <EmptyState
          compact
          drawing="mail"
          text={
            filter === 'ALL'
              ? 'Todavía no enviamos nada a esta dirección. Envía una prueba para verla aquí.'
              : 'No hay entregas así. Prueba con otro filtro.'
          }
        />
      )}
      <ul aria-label="Entregas" className="divide-y divide-line">
        {items.map((one) => (
          <DeliveryRow key={one.id} company_id={company_id} webhook={webhook} delivery={one} />
        ))}
      </ul>
      <LoadMore hasMore={log.hasNextPage} busy={log.isFetchingNextPage} onMore={() => log.fetchNextPage()} />
    </>
  )
}
