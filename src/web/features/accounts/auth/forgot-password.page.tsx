import { useState } from 'react'
import { Link } from 'react-router'
import { forgotPasswordBody } from '#shared/accounts/auth.ts'
import { sendResetLink } from '#web/data/accounts/sign-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/hooks/use-focus-on-change.ts'
import { AuthPage } from './auth-page.tsx'
import { useCarriedEmail } from './carried-email.ts'

interface Sent {
  email: string
  message: string
}

export function Component() {
  const [sent, setSent] = useState<Sent | null>(null)
  const carried = useCarriedEmail()
  return (
    <AuthPage
      title={sent ? 'Revisa tu correo' : 'Recupera tu acceso'}
      text={sent ? undefined : 'Escribe el correo de tu cuenta y te enviaremos un enlace para elegir otra contraseña.'}
      foot={
        <Link to="/login" className="text-link">
          Volver a iniciar sesión
        </Link>
      }
    >
      {sent ? (
        <LinkSent sent={sent} onAnother={() => setSent(null)} />
      ) : (
        <ForgotForm email={carried} onSent={setSent} />
      )}
    </AuthPage>
  )
}

function ForgotForm({ email, onSent }: { email: string; onSent: (sent: Sent) => void }) {
  const form = useApiForm(forgotPasswordBody, { email })
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        const { message } = await sendResetLink(body)
        onSent({ email: body.email, message })
      }}
    >
      <FormField control={control} name="email" label="Correo">
        <EmailInput {...register('email')} autoComplete="username" />
      </FormField>
      <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyLabel="Enviando…">
        Enviar enlace
      </Button>
    </Form>
  )
}

function LinkSent({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const message = useFocusOnChange<HTMLDivElement>(sent)
  return (
    <div ref={message} tabIndex={-1} className="text-center">
      <Drawing name="mail" className="mx-auto h-32" />
      <p className="mt-5 text-lg">{sent.message}</p>
      <p className="mt-3 wrap-anywhere font-semibold">{sent.email}</p>
      <p className="mt-3 text-ink-soft">
        El enlace vence en 60 minutos. Si no llega en unos minutos, revisa la carpeta de spam.
      </p>
      <Button variant="secondary" className="mt-6" onClick={onAnother}>
        Usar otro correo
      </Button>
    </div>
  )
}
