import { useState } from 'react'
import type { Webhook } from '#shared/integrations/webhooks.ts'
import { useCreateWebhook, useRotateSecret, useUpdateWebhook } from '#web/data/companies/integrations.ts'
import { notify } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { WebhookForm } from './webhook-form.tsx'

interface DialogOf {
  company_id: string
  open: boolean
  onClose: () => void
}

export function NewWebhookDialog({ company_id, open, onClose }: DialogOf) {
  const [secret, setSecret] = useState<string | null>(null)
  const create = useCreateWebhook(company_id)

  function close() {
    setSecret(null)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(now) => !now && close()}
      title={secret ? 'El secreto de tu webhook' : 'Añadir webhook'}
      text={secret ? 'Con él compruebas que un mensaje es nuestro.' : undefined}
    >
      {secret ? (
        <ShownOnce label="Secreto" value={secret} onDone={close} />
      ) : (
        <WebhookForm
          values={{ url: '', kinds: [] }}
          submit="Añadir webhook"
          busy={create.isPending}
          onSubmit={async (body) => setSecret((await create.mutateAsync(body)).secret)}
        />
      )}
    </Dialog>
  )
}

export function EditWebhookDialog({ company_id, webhook, open, onClose }: DialogOf & { webhook: Webhook }) {
  const update = useUpdateWebhook(company_id, webhook)

  async function save(values: Parameters<typeof update.mutateAsync>[0]) {
    await update.mutateAsync(values)
    notify.success('Cambios guardados.')
    onClose()
  }

  return (
    <Dialog open={open} onOpenChange={(now) => !now && onClose()} title="Editar webhook">
      <WebhookForm
        values={{ url: webhook.url, kinds: webhook.kinds }}
        submit="Guardar cambios"
        busy={update.isPending}
        onSubmit={save}
      />
    </Dialog>
  )
}

/** First the question, then the new secret, once. */
export function RotateDialog({ company_id, webhook, open, onClose }: DialogOf & { webhook: Webhook }) {
  const [secret, setSecret] = useState<string | null>(null)
  const rotate = useRotateSecret(company_id, webhook.id)

  function close() {
    setSecret(null)
    onClose()
  }

  if (!secret) {
    return (
      <ConfirmDialog
        open={open}
        onClose={close}
        title="¿Cambiar el secreto?"
        text="Verás uno nuevo. Durante 24 horas firmamos con los dos, para que cambies el de tu servidor sin perder nada."
        confirm="Cambiar secreto"
        busy={rotate.isPending}
        busyLabel="Cambiando…"
        error={rotate.error}
        onConfirm={() => rotate.mutate(undefined, { onSuccess: (made) => setSecret(made.secret) })}
      />
    )
  }
  return (
    <Dialog open={open} onOpenChange={(now) => !now && close()} title="Tu secreto nuevo">
      <ShownOnce label="Secreto" value={secret} onDone={close} />
    </Dialog>
  )
}
