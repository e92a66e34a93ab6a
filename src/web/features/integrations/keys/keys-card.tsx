import { Plus } from 'lucide-react'
import { useState } from 'react'
import { KEYS_MAX } from '#shared/integrations/api-keys.ts'
import { useKeys } from '#web/data/companies/integrations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

export function KeysCard({ company_id }: { company_id: string }) {
  const keys = useKeys(company_id)
  const [open, setOpen] = useState(false)
  const items = keys.data?.pages.flatMap((page) => page.items) ?? []
  const live_total = keys.data?.pages[0]?.live_total ?? 0
  const begin = (
    <Button variant={items.length > 0 ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
      <Plus aria-hidden="true" />
      Crear clave
    </Button>
  )
  return (
    <Card
      title="Claves de API"
      text={`Para que tus programas lean y cambien lo de esta empresa. ${live_total} de ${KEYS_MAX} en uso.`}
      action={items.length > 0 && begin}
    >
      {keys.isError && <Failure title="No pudimos cargar las claves." error={keys.error} onRetry={keys.refetch} />}
      {keys.isPending && (
        <Loading label="Cargando las claves…">
          <SkeletonLines lines={3} />
        </Loading>
      )}
      {keys.data && items.length === 0 && (
        <EmptyState
          compact
          drawing="lock"
          text="Todavía no hay claves. Crea una para conectar tu ATS, tu web o tu nómina."
          action={begin}
        />
      )}
      <ul aria-label="Claves de API" className="divide-y divide-line">
        {items.map((one) => (
          <KeyRow key={one.id} company_id={company_id} api_key={one} />
        ))}
      </ul>
      <LoadMore hasMore={keys.hasNextPage} busy={keys.isFetchingNextPage} onMore={() => keys.fetchNextPage()} />
      <NewKeyDialog company_id={company_id} open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
