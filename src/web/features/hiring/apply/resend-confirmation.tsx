import { rateRules } from '#shared/core/limits.ts'
import { useSendVerificationEmail } from '#web/data/accounts/verification.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useCountdown } from '#web/ui/hooks/use-countdown.ts'

/** Asks for the link again and says, in place, what came of it. */
export function ResendConfirmation() {
  const send = useSendVerificationEmail()
  const { left, start } = useCountdown(rateRules.verify_email_pause.window_seconds)
  const waits = left > 0
  function press() {
    if (waits) return
    send.mutate(undefined, {
      onSuccess: start,
      onError: (error) => error instanceof ApiError && error.status === 429 && start(),
    })
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" variant="secondary" aria-disabled={waits} busy={send.isPending} onClick={press}>
        {waits ? `Puedes pedir otro en ${left} s` : 'Reenviar el correo'}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {send.data?.status === 'sent' && `Te enviamos un correo a ${send.data.email_masked}.`}
        {send.isError && messageOf(send.error)}
      </p>
    </div>
  )
}
