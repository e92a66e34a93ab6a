import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { HeldCard } from '#shared/hiring/added-people/added-people.ts'
import { HELD_PARAM } from '#shared/hiring/added-people/held-address.ts'
import { endSession } from '#web/data/accounts/sign-in.ts'
import { takeCard } from '#web/data/hiring/held-card.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { loginState } from '#web/lib/login-return.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** Makes it an application of the person's own account: who has none yet comes back here with one. */
export function TakeOver({ token, card }: { token: string; card: HeldCard }) {
  return (
    <>
      <h2 className="text-xl">¿Te interesa la vacante?</h2>
      <p>
        Pasa la postulación a tu cuenta: verás en qué etapa estás, podrás escribir a la empresa y elegir entrevistas.
      </p>
      <Way token={token} card={card} />
    </>
  )
}

function Way({ token, card: { situation, email_masked, session_email_masked } }: { token: string; card: HeldCard }) {
  const here = `/?${HELD_PARAM}=${token}`
  switch (situation) {
    case 'READY':
      return <TakeButton token={token} />
    case 'SIGN_IN':
      return (
        <LinkButton to="/login" state={loginState(`Inicia sesión con ${email_masked} para pasarla a tu cuenta.`, here)}>
          Iniciar sesión y pasarla a mi cuenta
        </LinkButton>
      )
    case 'OTHER_ACCOUNT':
      return (
        <>
          <p className="wrap-anywhere">
            Esta ficha es de {email_masked} y tu sesión es de {session_email_masked}.
          </p>
          {/* The page stays: without a session it offers to sign in or to register. */}
          <Button onClick={endSession}>Cambiar de cuenta</Button>
        </>
      )
    default:
      return (
        <>
          <p className="wrap-anywhere text-ink-soft">Crea tu cuenta con {email_masked} y vuelves aquí.</p>
          <LinkButton to="/register" state={{ next: here }}>
            Crear mi cuenta
          </LinkButton>
        </>
      )
  }
}

function TakeButton({ token }: { token: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function take() {
    setBusy(true)
    setFailure(null)
    try {
      const { application_id } = await takeCard(token)
      notify.success('La postulación está en tu cuenta.')
      await navigate(`/app/my-applications?postulacion=${application_id}`, { replace: true })
    } catch (error) {
      setFailure(messageOf(error))
      setBusy(false)
    }
  }

  return (
    <>
      {failure && (
        <Alert tone="bad" live>
          {failure}
        </Alert>
      )}
      <Button busy={busy} busyLabel="Pasando…" onClick={take}>
        Pasarla a mi cuenta
      </Button>
    </>
  )
}
