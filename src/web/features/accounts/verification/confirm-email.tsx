import { useRef } from 'react'
import { useInspectedToken, useVerifyEmail } from '#web/data/accounts/verification.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { DeadLink } from './dead-link.tsx'
import { Step } from './step.tsx'

/** The link cannot be used any more or never was one; anything else may pass with a second try. */
function isDead(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 410 || error.status === 422)
}

export function ConfirmEmail({ token }: { token: string }) {
  const link = useInspectedToken(token)
  const verify = useVerifyEmail()
  // A second press before the first is answered would be told that it was done before.
  const pressed = useRef(false)
  const done = verify.data ?? (link.data?.status === 'already_verified' ? link.data : null)

  const confirm = () => {
    if (pressed.current) return
    pressed.current = true
    const again = () => {
      pressed.current = false
    }
    verify.mutate(token, { onError: again })
  }

  if (done) return <Confirmed key={done.status} email={done.email_masked} before={done.status === 'already_verified'} />
  if (isDead(link.error)) return <DeadLink error={link.error} />
  if (isDead(verify.error)) return <DeadLink error={verify.error} />
  if (link.isError) {
    return (
      <Step drawing="offline" title="No pudimos comprobar tu enlace">
        <Failure title="Sigue siendo válido." error={link.error} onRetry={() => link.refetch()} />
      </Step>
    )
  }
  if (!link.data) return <Checking />
  return (
    <Step
      drawing="mail"
      title="Confirma tu correo"
      actions={
        <Button size="lg" busy={verify.isPending} busyLabel="Confirmando…" onClick={confirm}>
          Confirmar mi correo
        </Button>
      }
    >
      <p>
        Vas a confirmar que <strong className="wrap-anywhere font-semibold text-ink">{link.data.email_masked}</strong>{' '}
        es tuyo.
      </p>
      {verify.isError && (
        <Alert tone="bad" live>
          {messageOf(verify.error)}
        </Alert>
      )}
    </Step>
  )
}

const WHAT_FOR = { SEEKER: 'postularte', RECRUITER: 'publicar vacantes' } as const

function Confirmed({ email, before }: { email: string; before: boolean }) {
  const has_token = useSession((session) => session.token !== null)
  const intent = useSession((session) => session.user?.intent ?? null)
  return (
    <Step
      drawing="done"
      title={before ? 'Tu correo ya estaba confirmado' : '¡Listo! Tu correo está confirmado'}
      actions={
        has_token ? (
          <LinkButton to="/app">Ir a mi espacio</LinkButton>
        ) : (
          <LinkButton to="/login">Iniciar sesión</LinkButton>
        )
      }
    >
      <p>
        Con <strong className="wrap-anywhere font-semibold text-ink">{email}</strong> ya puedes{' '}
        {intent ? WHAT_FOR[intent] : 'postularte y publicar vacantes'}.
      </p>
    </Step>
  )
}

function Checking() {
  return (
    <Loading
      label="Comprobando tu enlace…"
      className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-5 px-6 py-12"
    >
      <Skeleton className="h-40 w-52" />
      <h1 className="text-3xl">Comprobando tu enlace…</h1>
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="h-13 w-56" />
    </Loading>
  )
}
