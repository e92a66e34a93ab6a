import { useState } from 'react'
import type { Webhook } from '#shared/integrations/webhooks.ts'
import { useDeleteWebhook } from '#web/data/companies/integrations.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { EditWebhookDialog, RotateDialog } from './webhook-dialogs.tsx'

/** What is done seldom. */
export function WebhookMenu({ company_id, webhook }: { company_id: string; webhook: Webhook }) {
  const [open, setOpen] = useState<'edit' | 'rotate' | 'delete' | null>(null)
  const remove = useDeleteWebhook(company_id, webhook.id)
  const close = () => setOpen(null)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen('edit')}>
        Editar
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setOpen('rotate')}>
        Cambiar secreto
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setOpen('delete')}>
        Eliminar
      </Button>
      <EditWebhookDialog company_id={company_id} webhook={webhook} open={open === 'edit'} onClose={close} />
      <RotateDialog company_id={company_id} webhook={webhook} open={open === 'rotate'} onClose={close} />
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        title="¿Eliminar este webhook?"
        text="Dejamos de enviar a esa dirección y su registro se borra. No se puede deshacer."
        confirm="Eliminar webhook definitivamente"
        busy={remove.isPending}
        busyLabel="Eliminando…"
        error={remove.error}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => notify.success('Webhook eliminado.') })}
      />
    </>
  )
}
