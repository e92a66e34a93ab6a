import { Plus } from 'lucide-react'
import { useState } from 'react'
import { WEBHOOKS_MAX } from '#shared/integrations/webhooks.ts'
import { useWebhooks } from '#web/data/companies/integrations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { NewWebhookDialog } from './webhook-dialogs.tsx'
import { WebhookRow } from './webhook-row.tsx'

export function WebhooksCard({ company_id }: { company_id: string }) {
  const webhooks = useWebhooks(company_id)
  const [open, setOpen] = useState(false)
  const items = webhooks.data?.pages.flatMap((page) => page.items) ?? []
  const begin = (
    <Button variant={items.length > 0 ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
      <Plus aria-hidden="true" />
      Añadir webhook
    </Button>
  )
  return (
    <Card
      title="Webhooks"
      text={`Avisamos a tu servidor cuando algo pasa, sin que tenga que preguntar. Hasta ${WEBHOOKS_MAX}.`}
      action={items.length > 0 && begin}
    >
      {webhooks.isError && (
        <Failure title="No pudimos cargar los webhooks." error={webhooks.error} onRetry={webhooks.refetch} />
      )}
      {webhooks.isPending && (
        <Loading label="Cargando los webhooks…">
          <SkeletonLines lines={3} />
        </Loading>
      )}
      {webhooks.data && items.length === 0 && (
        <EmptyState
          compact
          drawing="mail"
          text="Todavía no hay webhooks. Añade la dirección que recibirá lo que pase."
          action={begin}
        />
      )}
      <ul aria-label="Webhooks" className="divide-y divide-line">
        {items.map((one) => (
          <WebhookRow key={one.id} company_id={company_id} webhook={one} />
        ))}
      </ul>
      <LoadMore
        hasMore={webhooks.hasNextPage}
        busy={webhooks.isFetchingNextPage}
        onMore={() => webhooks.fetchNextPage()}
      />
      <NewWebhookDialog company_id={company_id} open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
