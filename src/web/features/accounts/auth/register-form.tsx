import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { registerBody } from '#shared/accounts/auth.ts'
import type { Intent } from '#shared/accounts/users.ts'
import { saveIntent, useStoreMe } from '#web/data/accounts/me.ts'
import { useCreateAccount } from '#web/data/accounts/sign-in.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { deviceTimezone } from '#web/lib/timezones.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Form, FormField, useApiForm, useFieldError } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { MeantAddress } from '#web/ui/forms/meant-address.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { PASSWORD_HELP } from '#web/ui/forms/password-strength.ts'
import { TermsCheckbox } from '#web/ui/forms/terms-checkbox.tsx'

interface RegisterFormProps {
  chosen: Intent | null
  next: string
}

export function RegisterForm({ chosen, next }: RegisterFormProps) {
  const form = useApiForm(registerBody, {
    full_name: '',
    email: '',
    password: '',
    marketing_opt_in: false,
    timezone: deviceTimezone(),
  })
  const [taken, setTaken] = useState<string | null>(null)
  const enter = useEnter(chosen, next)
  const { control, register, formState } = form

  async function submit(body: z.output<typeof registerBody>) {
    setTaken(null)
    try {
      await enter(body)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'email_taken') setTaken(body.email)
      throw error
    }
  }

  return (
    <Form form={form} onSubmit={submit}>
      <FormField control={control} name="full_name" label="Nombre y apellido">
        <Input {...register('full_name')} autoComplete="name" autoCapitalize="words" />
      </FormField>
      <FormField control={control} name="email" label="Correo">
        <EmailInput {...register('email')} autoComplete="username" />
      </FormField>
      <MeantAddress
        typed={[useWatch({ control, name: 'email' })]}
        onTake={(_typed, meant) => form.setValue('email', meant, { shouldValidate: true })}
      />
      {taken && (
        <LinkButton size="sm" variant="secondary" to="/login" state={{ email: taken, next }}>
          Iniciar sesión con este correo
        </LinkButton>
      )}
      <FormField control={control} name="password" label="Contraseña" help={PASSWORD_HELP}>
        <PasswordInput {...register('password')} withStrength autoComplete="new-password" />
      </FormField>
      <Consents form={form} />
      <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyLabel="Creando tu cuenta…">
        Crear cuenta
      </Button>
    </Form>
  )
}

type RegisterFields = UseFormReturn<z.input<typeof registerBody>, unknown, z.output<typeof registerBody>>

function Consents({ form }: { form: RegisterFields }) {
  const { control, register } = form
  const terms_error = useFieldError(control, 'accept_terms')
  return (
    <div>
      <TermsCheckbox {...register('accept_terms')} error={terms_error} />
      <Checkbox {...register('marketing_opt_in')} label="Quiero recibir novedades de Skillo por correo (opcional)." />
    </div>
  )
}

/**
 * Creates the account and goes on: into the workspace, which asks with the choice of the landing page marked, or back to
 * where the person wanted to be, with the choice saved on the way; where that fails, the workspace asks later.
 */
function useEnter(chosen: Intent | null, next: string) {
  const createAccount = useCreateAccount()
  const storeMe = useStoreMe()
  const navigate = useNavigate()

  return async (body: z.output<typeof registerBody>) => {
    await createAccount(body)
    if (next === '/app') return navigate(next, { replace: true, state: { chosen } })
    const me = chosen && (await saveIntent(chosen).catch(() => null))
    if (me) storeMe(me)
    await navigate(next, { replace: true })
  }
}
