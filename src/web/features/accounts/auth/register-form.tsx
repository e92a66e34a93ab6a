import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { registerBody } from '#shared/accounts/auth.ts'
import type { Intent } from '#shared/accounts/users.ts'
import { createAccount } from '#web/data/accounts/sign-in.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { vacancyIn } from '#web/lib/choice-entry.ts'
import { JUST_SIGNED_IN } from '#web/lib/login-return.ts'
import { deviceTimezone } from '#web/lib/time/device-timezone.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LightForm } from '#web/ui/forms/light/light-form.tsx'
import { useLightForm } from '#web/ui/forms/light/use-light-form.ts'
import { MeantAddress } from '#web/ui/forms/meant-address.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { PASSWORD_HELP } from '#web/ui/forms/password-strength.ts'
import { TermsCheckbox } from '#web/ui/forms/terms-checkbox.tsx'

interface RegisterFormProps {
  chosen: Intent | null
  next: string
}

const schema = () => import('./auth-schemas.ts').then(({ authSchemas }) => authSchemas.register)
const labels = { full_name: 'Nombre y apellido', email: 'Correo', password: 'Contraseña' }
const empty = { full_name: '', email: '', password: '', accept_terms: false, marketing_opt_in: false }

export function RegisterForm({ chosen, next }: RegisterFormProps) {
  const form = useLightForm({ schema, labels, first: empty })
  const [taken, setTaken] = useState<string | null>(null)
  const enter = useEnter(chosen, next)

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
    <LightForm form={form} onSubmit={submit}>
      <Field {...form.field('full_name')}>
        <Input {...form.input('full_name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field {...form.field('email')}>
        <EmailInput {...form.input('email')} autoComplete="username" />
      </Field>
      <MeantAddress typed={[String(form.values.email)]} onTake={(_typed, meant) => form.set('email', meant)} />
      {taken && (
        <LinkButton size="sm" variant="secondary" to="/login" state={{ email: taken, next }}>
          Iniciar sesión con este correo
        </LinkButton>
      )}
      <Field {...form.field('password')} help={form.problems.fields.password ? undefined : PASSWORD_HELP}>
        <PasswordInput {...form.input('password')} withStrength autoComplete="new-password" />
      </Field>
      <div>
        <TermsCheckbox {...form.box('accept_terms')} />
        <Checkbox {...form.box('marketing_opt_in')} label="Quiero recibir novedades de Skillo por correo (opcional)." />
      </div>
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel="Creando tu cuenta…">
        Crear cuenta
      </Button>
    </LightForm>
  )
}

/** Creates the account and goes on: to the workspace, which asks first what brings the person, with what is known marked. */
function useEnter(chosen: Intent | null, next: string) {
  const navigate = useNavigate()
  return async (body: z.output<typeof registerBody>) => {
    await createAccount({ ...body, timezone: deviceTimezone() })
    if (vacancyIn(next)) return navigate('/app', { replace: true, state: { chosen, next } })
    await navigate(next, { replace: true, state: { ...JUST_SIGNED_IN, chosen } })
  }
}
