import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { SecondStep as Step } from '#shared/accounts/auth.ts'
import { signIn } from '#web/data/accounts/sign-in.ts'
import { JUST_SIGNED_IN, SESSION_EXPIRED } from '#web/lib/login-return.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { LightForm } from '#web/ui/forms/light/light-form.tsx'
import { useLightForm } from '#web/ui/forms/light/use-light-form.ts'
import { MeantAddress } from '#web/ui/forms/meant-address.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { AuthPage } from './auth-page.tsx'
import { useCarriedEmail } from './carried-email.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { OpenSession } from './open-session.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useLoginReturn } from './use-login-return.ts'
import { WantedVacancyNote } from './wanted-vacancy-note.tsx'

const schema = () => import('./auth-schemas.ts').then(({ authSchemas }) => authSchemas.login)
const SecondStep = lazy(() => import('./second-step.tsx').then((part) => ({ default: part.SecondStep })))
const labels = { email: 'Correo', password: 'Contraseña' }

export function Component() {
  const { next, notice } = useLoginReturn()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step | null>(null)
  const [email, setEmail] = useState('')
  const [over, setOver] = useState<string | null>(null)
  const goOn = async () => navigate(next, { replace: true, state: JUST_SIGNED_IN })

  function restart(said: string | null) {
    setStep(null)
    setOver(said)
  }

  if (step) {
    return (
      <AuthPage title="Inicia sesión">
        <Suspense>
          <SecondStep step={step} onDone={goOn} onRestart={restart} />
        </Suspense>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title="Inicia sesión"
      notice={
        over ? (
          <Alert tone="warn" live>
            {over}
          </Alert>
        ) : notice ? (
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
      <WantedVacancyNote next={next} />
      <LoginForm
        email={email}
        onDone={goOn}
        onSecondStep={(asked, typed) => {
          setEmail(typed)
          setStep(asked)
        }}
      />
      <PasskeyButton onDone={goOn} />
    </AuthPage>
  )
}

interface LoginFormProps {
  /** Typed before a second step that was given up. */
  email: string
  onDone: () => Promise<unknown>
  onSecondStep: (step: Step, email: string) => void
}

function LoginForm({ email: before, onDone, onSecondStep }: LoginFormProps) {
  const carried = useCarriedEmail()
  const form = useLightForm({ schema, labels, first: { email: before || carried, password: '' } })
  const email = String(form.values.email)

  return (
    <LightForm
      form={form}
      onSubmit={async (body) => {
        const step = await signIn(body)
        if (step) onSecondStep(step, body.email)
        else await onDone()
      }}
    >
      <Field {...form.field('email')}>
        <EmailInput {...form.input('email')} autoComplete="username" />
      </Field>
      <MeantAddress typed={[email]} onTake={(_typed, meant) => form.set('email', meant)} />
      <Field {...form.field('password')}>
        <PasswordInput {...form.input('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel="Iniciando sesión…">
        Iniciar sesión
      </Button>
      <ForgotLink emailOf={() => String(form.latest().email)} />
      <DemoAccounts onChoose={form.put} />
    </LightForm>
  )
}

function ForgotLink({ emailOf }: { emailOf: () => string }) {
  const navigate = useNavigate()
  return (
    <p className="text-center">
      <Link
        to="/forgot-password"
        className="text-link inline-flex min-h-11 items-center"
        data-takes-typed
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
