import { useUndoEmailChange } from '#web/data/accounts/verification.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { INCOMPLETE } from './dead-link.tsx'
import { Step } from './step.tsx'

/** «No fui yo»: nothing happens until the button is pressed, because mail scanners open links too. */
export function UndoEmailChange({ token }: { token: string | null }) {
  const undo = useUndoEmailChange()
  if (undo.isSuccess) return <Undone key="done" email={undo.data.email_masked} />
  if (!token) return <UndoDead key="dead" message={INCOMPLETE} />
  if (undo.error instanceof ApiError && (undo.error.status === 410 || undo.error.status === 422)) {
    return <UndoDead key="dead" message="Este enlace ya se usó o venció." />
  }
  return (
    <Step
      key="ask"
      drawing="lock"
      title="¿No fuiste tú?"
      actions={
        <Button size="lg" busy={undo.isPending} busyLabel="Recuperando…" onClick={() => undo.mutate(token)}>
          No fui yo: recuperar mi cuenta
        </Button>
      }
    >
      <p>
        Alguien pidió cambiar el correo de tu cuenta. Si no fuiste tú, anulamos el cambio, tu cuenta sigue con este
        correo y cerramos todas las sesiones.
      </p>
      <p>Si fuiste tú, cierra esta página: no cambia nada.</p>
      {undo.isError && (
        <Alert tone="bad" live>
          {messageOf(undo.error)}
        </Alert>
      )}
    </Step>
  )
}

function Undone({ email }: { email: string }) {
  return (
    <Step
      drawing="done"
      title="Tu cuenta vuelve a ser tuya"
      actions={<LinkButton to="/forgot-password">Elegir una contraseña nueva</LinkButton>}
    >
      <p>
        Tu cuenta usa <strong className="wrap-anywhere font-semibold text-ink">{email}</strong> y cerramos todas las
        sesiones.
      </p>
      <p>Falta un paso: elige una contraseña nueva, porque alguien conocía la anterior.</p>
    </Step>
  )
}

function UndoDead({ message }: { message: string }) {
  return (
    <Step
      drawing="lock"
      title="Este enlace ya no sirve"
      actions={<LinkButton to="/forgot-password">Elegir una contraseña nueva</LinkButton>}
    >
      <p>{message}</p>
      <p>
        Si no reconoces un cambio en tu cuenta, elige otra contraseña ahora y escríbenos a{' '}
        <a href="mailto:hola@skillo.example" className="text-link">
          hola@skillo.example
        </a>
        .
      </p>
    </Step>
  )
}
