import type { z } from 'zod'
import { registerBody } from '#shared/accounts/auth.ts'
import type { OpenInvitation } from '#shared/companies/invitations.ts'
import { deviceTimezone } from '#web/lib/time/device-timezone.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm, useFieldError } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { PASSWORD_HELP } from '#web/ui/forms/password-strength.ts'
import { TermsCheckbox } from '#web/ui/forms/terms-checkbox.tsx'

interface JoinFormProps {
  invitation: OpenInvitation
  email: string
  onJoin: (body: z.output<typeof registerBody>) => Promise<void>
}

/** An account for the invited address, which is fixed: reading the invitation's mail proves it. */
export function JoinForm({ invitation, email, onJoin }: JoinFormProps) {
  const form = useApiForm(registerBody, {
    full_name: '',
    email,
    password: '',
    marketing_opt_in: false,
    timezone: deviceTimezone(),
  })
  const { control, register, formState } = form
  const terms_error = useFieldError(control, 'accept_terms')
  return (
    <Form form={form} onSubmit={onJoin} className="rounded-xl border border-line bg-surface p-5 text-left sm:p-7">
      <FormField control={control} name="email" label="Correo" help="La invitación es para este correo.">
        <Input type="email" readOnly autoComplete="username" {...register('email')} />
      </FormField>
      <FormField control={control} name="full_name" label="Nombre y apellido">
        <Input autoComplete="name" autoCapitalize="words" {...register('full_name')} />
      </FormField>
      <FormField control={control} name="password" label="Contraseña" help={PASSWORD_HELP}>
        <PasswordInput withStrength autoComplete="new-password" {...register('password')} />
      </FormField>
      <TermsCheckbox {...register('accept_terms')} error={terms_error} />
      <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyLabel="Creando tu cuenta…">
        <span className="wrap-anywhere line-clamp-2">Crear cuenta y unirme a {invitation.company_name}</span>
      </Button>
    </Form>
  )
}
