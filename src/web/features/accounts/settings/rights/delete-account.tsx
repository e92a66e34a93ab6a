import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { deletionBody } from '#shared/rights/rights.ts'
import { useDeleteAccount } from '#web/data/rights.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { loginState } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { asPassword } from './wrong-password.ts'

export function DeleteAccountCard({ email }: { email: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <Card
      title="Eliminar mi cuenta"
      text="Tienes 7 días para arrepentirte: si inicias sesión antes, la conservas. Después borramos todo y no podemos recuperarlo."
    >
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Eliminar mi cuenta
      </Button>
      {asking && <DeleteDialog email={email} onClose={() => setAsking(false)} />}
    </Card>
  )
}

const goes = [
  'Tu perfil, tus CV y sus enlaces, tus archivos, alertas y avisos se borran.',
  'Tus postulaciones abiertas se retiran, y todas quedan sin nombre para las empresas.',
  'Dejas los equipos de las empresas en las que trabajas.',
  'Las facturas de tus empresas se conservan, como pide la ley, sin nombrarte.',
]

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useApiForm(deletionBody, { password: '' })
  const remove = useDeleteAccount()
  const navigate = useNavigate()
  const [owned, setOwned] = useState<ApiError | null>(null)

  async function send({ password }: { password: string }) {
    setOwned(null)
    try {
      const { deletion_due_at } = await remove.mutateAsync(password)
      const day = formatDate(deletion_due_at)
      const notice = `Tu cuenta se eliminará el ${day}. Si cambias de idea, inicia sesión antes de ese día.`
      await navigate('/login', { replace: true, state: loginState(notice, '/app') })
      useSession.getState().logout()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'last_owner')) throw asPassword(error)
      setOwned(error)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Vas a eliminar tu cuenta"
      text="Cerramos tu sesión en todos los dispositivos ahora, y dentro de 7 días:"
    >
      <ul className="mb-5 list-disc space-y-1.5 pl-5 text-ink-soft">
        {goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mb-5 empty:hidden">{owned && <HandOverFirst error={owned} />}</div>
      <Form form={form} onSubmit={send} one_field>
        {/* Password managers need to know whose password is asked for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <FormField control={form.control} name="password" label="Tu contraseña">
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </FormField>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Conservar mi cuenta
          </Button>
          <Button type="submit" variant="danger" busy={form.formState.isSubmitting} busyLabel="Eliminando…">
            Eliminar en 7 días
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Companies without another owner, each with the way to hand it over or to archive it. */
function HandOverFirst({ error }: { error: ApiError }) {
  return (
    <Alert tone="warn" live>
      <p>Antes de irte, transfiere la titularidad de tu empresa o archívala:</p>
      <ul className="mt-1">
        {Object.entries(error.fields ?? {}).map(([id, name]) => (
          <li key={id}>
            <Link to={`/app/my-companies/${id}?tab=ajustes`} className="text-link inline-flex min-h-11 items-center">
              Ajustes de {name}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
