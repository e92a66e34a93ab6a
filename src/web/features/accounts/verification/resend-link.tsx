import { useSendVerificationEmail } from '#web/data/accounts/verification.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

export function ResendLink() {
  const send = useSendVerificationEmail()
  return (
    <div className="space-y-4">
      {send.isSuccess && (
        <Alert tone="good" live>
          {send.data.status === 'sent'
            ? `Te enviamos un correo a ${send.data.email_masked}. Si no llega en unos minutos, revisa la carpeta de spam.`
            : `Tu correo ${send.data.email_masked} ya está confirmado.`}
        </Alert>
      )}
      {send.isError && (
        <Alert tone="bad" live>
          {messageOf(send.error)}
        </Alert>
      )}
      <Button busy={send.isPending} busyLabel="Enviando…" onClick={() => send.mutate()}>
        Enviar un enlace nuevo
      </Button>
    </div>
  )
}
