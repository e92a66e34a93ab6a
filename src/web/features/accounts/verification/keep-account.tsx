import { useKeepAccount } from '#web/data/rights.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Step } from './step.tsx'

/** «Conservar mi cuenta»: nothing happens until the button is pressed, because mail scanners open links too. */
export function KeepAccount({ token }: { token: string | null }) {
  const keep = useKeepAccount()
  if (keep.isSuccess) return <Kept key="done" email={keep.data.email_masked} />
  const dead = keep.error instanceof ApiError && (keep.error.status === 410 || keep.error.status === 422)
  if (!token || dead) return <TooLate key="dead" />
  return (
    <Step
      key="ask"
      drawing="lock"
      title="¿Quieres conservar tu cuenta?"
      actions={
        <Button size="lg" busy={keep.isPending} busyLabel="Conservando…" onClick={() => keep.mutate(token)}>
          Conservar mi cuenta
        </Button>
      }
    >
      <p>Cancelamos su eliminación y todo sigue como estaba: tus CV, tus postulaciones y tus equipos.</p>
      {keep.isError && (
        <Alert tone="bad" live>
          {messageOf(keep.error)}
        </Alert>
      )}
    </Step>
  )
}

function Kept({ email }: { email: string }) {
  return (
    <Step drawing="done" title="Conservas tu cuenta" actions={<LinkButton to="/login">Iniciar sesión</LinkButton>}>
      <p>
        Cancelamos la eliminación de <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>.
      </p>
      <p>Si no fuiste tú quien la pidió, elige una contraseña nueva en Ajustes.</p>
    </Step>
  )
}

function TooLate() {
  return (
    <Step drawing="lock" title="Este enlace ya no sirve" actions={<LinkButton to="/login">Iniciar sesión</LinkButton>}>
      <p>Venció o ya se usó. Si no han pasado los 7 días, también conservas tu cuenta al iniciar sesión.</p>
    </Step>
  )
}
