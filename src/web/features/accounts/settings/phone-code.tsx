import { useState } from 'react'
import { verifyPhoneBody } from '#shared/accounts/verification.ts'
import { rateRules } from '#shared/core/limits.ts'
import { useSendPhoneCode, useVerifyPhone } from '#web/data/accounts/verification.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CodeForm } from '#web/ui/forms/code-form.tsx'
import { useCountdown } from '#web/ui/hooks/use-countdown.ts'
import { ResendButton } from './resend-button.tsx'

/** Ask for a code, type it, done; what the server says about tries left stands beside the box. */
export function PhoneCode() {
  const send = useSendPhoneCode()
  const { left, start } = useCountdown(rateRules.phone_code_pause.window_seconds)
  const verify = useVerifyPhone()
  const [has_code, setHasCode] = useState(false)

  async function confirm(code: string) {
    await verify.mutateAsync(code)
    notify.success('Teléfono confirmado.')
  }

  function ask() {
    send.mutate(undefined, {
      onSuccess: () => {
        start()
        setHasCode(true)
        notify.success('Código enviado.')
      },
      onError: (error) => error instanceof ApiError && error.status === 429 && start(),
    })
  }

  return (
    <div className="space-y-5">
      <p role="status" className="text-ink-soft empty:hidden">
        {send.data?.status === 'sent' &&
          `Enviamos un código de 6 números al ${send.data.phone_masked}. Vence en 10 minutos.`}
        {send.isError && messageOf(send.error)}
      </p>
      {has_code && <CodeForm schema={verifyPhoneBody} onCode={confirm} label="Confirmar teléfono" />}
      <div className="flex flex-wrap gap-3">
        <ResendButton
          label={send.data ? 'Enviar otro código' : 'Enviar código por SMS'}
          left={left}
          busy={send.isPending}
          onPress={ask}
        />
        {!has_code && (
          <Button variant="quiet" onClick={() => setHasCode(true)}>
            Ya tengo un código
          </Button>
        )}
      </div>
    </div>
  )
}
