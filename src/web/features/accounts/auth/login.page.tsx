import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { loginBody } from '#shared/accounts/auth.ts'
import { useSignIn } from '#web/data/accounts/sign-in.ts'
import { SESSION_EXPIRED, useLoginReturn } from '#web/lib/login-return.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { MeantAddress } from '#web/ui/forms/meant-address.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { AuthPage } from './auth-page.tsx'
import { useCarriedEmail } from './carried-email.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { OpenSession } from './open-session.tsx'

export function Component() {
  const { next, notice } = useLoginReturn()
  return (
    <AuthPage
      title="Inicia sesión"
      notice={
        notice ? (
          <Alert tone={notice === SESSION_EXPIRED ? 'warn' : 'info'} live>
            {notice}
          </Alert>
        ) : (
          <OpenSession next={next} />
        )
      }
      foot={
        <>
          ¿Aún no tienes cuenta?{' '}
          <Link to="/register" state={{ next }} className="text-link">
            Crear cuenta
          </Link>
        </>
      }
    >
      <LoginForm next={next} />
    </AuthPage>
  )
}

function LoginForm({ next }: { next: string }) {
  const form = useApiForm(loginBody, { email: useCarriedEmail(), password: '' })
  const signIn = useSignIn()
  const navigate = useNavigate()
  const { control, register, formState, getValues, reset } = form

  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await signIn(body)
        await navigate(next, { replace: true })
      }}
    >
      <FormField control={control} name="email" label="Correo">
        <EmailInput {...register('email')} autoComplete="username" />
      </FormField>
      <MeantAddress
        typed={[useWatch({ control, name: 'email' })]}
        onTake={(_typed, meant) => form.setValue('email', meant, { shouldValidate: true })}
      />
      <FormField control={control} name="password" label="Contraseña">
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </FormField>
      <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyLabel="Iniciando sesión…">
        Iniciar sesión
      </Button>
      <ForgotLink emailOf={() => getValues('email')} />
      <DemoAccounts onChoose={(account) => reset(account)} />
    </Form>
  )
}

function ForgotLink({ emailOf }: { emailOf: () => string }) {
  const navigate = useNavigate()
  return (
    <p className="text-center">
      <Link
        to="/forgot-password"
        className="text-link inline-flex min-h-11 items-center"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          navigate('/forgot-password', { state: { email: emailOf() } })
        }}
      >
        Olvidé mi contraseña
      </Link>
    </p>
  )
}
