import { useState } from 'react'
import { useNavigate } from 'react-router'
import { resetPasswordBody } from '#shared/accounts/auth.ts'
import { setNewPassword } from '#web/data/accounts/sign-in.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { loginState } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { PASSWORD_HELP } from '#web/ui/forms/password-strength.ts'
import { useFocusOnChange } from '#web/ui/hooks/use-focus-on-change.ts'
import { AuthPage } from './auth-page.tsx'
import { useLinkToken } from './use-link-token.ts'

const INCOMPLETE = 'Este enlace no está completo. Ábrelo de nuevo desde el correo o pide otro.'

export function Component() {
  const token = useLinkToken()
  const [dead, setDead] = useState<string | null>(null)
  const { success: complete } = resetPasswordBody.shape.token.safeParse(token)
  const problem = dead ?? (complete ? null : INCOMPLETE)
  if (problem || !token) return <DeadLink problem={problem ?? INCOMPLETE} />
  return (
    <AuthPage
      title="Elige otra contraseña"
      text="Al guardarla cerraremos las sesiones abiertas en todos tus dispositivos."
    >
      <ResetForm token={token} onDead={setDead} />
    </AuthPage>
  )
}

const passwordOnly = resetPasswordBody.pick({ password: true })

function ResetForm({ token, onDead }: { token: string; onDead: (message: string) => void }) {
  const form = useApiForm(passwordOnly, { password: '' })
  const logout = useSession((session) => session.logout)
  const navigate = useNavigate()
  const { control, register, formState } = form

  async function submit({ password }: { password: string }) {
    try {
      await setNewPassword({ token, password })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'token_expired') throw error
      return onDead(error.message)
    }
    // The session of this device, if there was one, has just ended too.
    logout()
    await navigate('/login', {
      replace: true,
      state: loginState('Tu contraseña cambió. Inicia sesión con la nueva.', '/app'),
    })
  }

  return (
    <Form form={form} onSubmit={submit}>
      <FormField control={control} name="password" label="Contraseña nueva" help={PASSWORD_HELP}>
        <PasswordInput {...register('password')} withStrength autoComplete="new-password" />
      </FormField>
      <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyLabel="Guardando…">
        Guardar contraseña
      </Button>
    </Form>
  )
}

function DeadLink({ problem }: { problem: string }) {
  const message = useFocusOnChange<HTMLDivElement>(problem)
  return (
    <AuthPage title="Este enlace ya no sirve">
      <div ref={message} tabIndex={-1} className="text-center">
        <Drawing name="lock" className="mx-auto h-32" />
        <p className="mt-5 text-lg">{problem}</p>
        <LinkButton to="/forgot-password" className="mt-6">
          Enviar un enlace nuevo
        </LinkButton>
      </div>
    </AuthPage>
  )
}
