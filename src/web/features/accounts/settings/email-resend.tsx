import { rateRules } from '#shared/core/limits.ts'
import { useSendVerificationEmail } from '#web/data/accounts/verification.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { useCountdown } from '#web/ui/hooks/use-countdown.ts'
import { ResendButton } from './resend-button.tsx'

/** Sends the confirmation link again and says, in place, what came of it. */
export function EmailResend() {
  const send = useSendVerificationEmail()
  const { left, start } = useCountdown(rateRules.verify_email_pause.window_seconds)

  function press() {
    send.mutate(undefined, {
      onSuccess: () => {
        start()
        notify.success('Correo enviado.')
      },
      onError: (error) => error instanceof ApiError && error.status === 429 && start(),
    })
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <ResendButton label="Reenviar el correo" left={left} busy={send.isPending} onPress={press} />
      <p role="status" className="text-sm empty:hidden">
        {send.data?.status === 'sent' &&
          `Te enviamos un correo a ${send.data.email_masked}. Si no llega en unos minutos, revisa la carpeta de spam.`}
        {send.isError && messageOf(send.error)}
      </p>
    </div>
  )
}
