import type { z } from 'zod'
import { changeEmailBody } from '#shared/accounts/auth.ts'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { useCancelEmailChange, useChangeEmail } from '#web/data/accounts/account-security.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmailResend } from './email-resend.tsx'
import { VerifiedBadge } from './verified-badge.tsx'

export function EmailCard({ me }: { me: CurrentUser }) {
  return (
    <Card title="Correo" text="Con él inicias sesión y te avisamos de lo importante.">
      <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 wrap-anywhere font-medium text-lg">{me.email}</span>
        <VerifiedBadge verified={me.email_verified} />
      </p>
      {me.pending_email ? <PendingEmail email={me.email} pending={me.pending_email} /> : <EmailForm />}
    </Card>
  )
}

function PendingEmail({ email, pending }: { email: string; pending: string }) {
  const cancel = useCancelEmailChange()
  return (
    <Alert
      tone="warn"
      title="Falta confirmar tu correo nuevo"
      action={
        <>
          <EmailResend />
          <Button
            variant="quiet"
            busy={cancel.isPending}
            busyLabel="Cancelando…"
            onClick={() => cancel.mutate(undefined, { onSuccess: () => notify.success('Cambios guardados.') })}
          >
            Cancelar el cambio
          </Button>
        </>
      }
    >
      <p className="break-words">
        Enviamos un enlace a <strong className="wrap-anywhere">{pending}</strong>. Cuando lo abras, será el correo de tu
        cuenta. Hasta entonces sigue siendo <span className="wrap-anywhere">{email}</span>.
      </p>
      {cancel.isError && <p className="mt-2 font-medium text-bad">{messageOf(cancel.error)}</p>}
    </Alert>
  )
}

const empty: z.input<typeof changeEmailBody> = { email: '', current_password: '' }

function EmailForm() {
  const change = useChangeEmail()
  const form = useApiForm(changeEmailBody, empty)
  const { control, register } = form
  return (
    <SettingsForm
      form={form}
      submit="Cambiar correo"
      saved="Te enviamos un enlace a tu correo nuevo."
      onSave={async (values) => {
        await change.mutateAsync(values)
        return empty
      }}
    >
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <FormField control={control} name="email" label="Correo nuevo">
          <Input type="email" autoComplete="email" autoCapitalize="none" {...register('email')} />
        </FormField>
        <FormField control={control} name="current_password" label="Contraseña actual">
          <PasswordInput autoComplete="current-password" {...register('current_password')} />
        </FormField>
      </div>
    </SettingsForm>
  )
}
