import { useMe } from '#web/data/accounts/me.ts'
import { loginAddress } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ResendLink } from './resend-link.tsx'
import { Step } from './step.tsx'

export const SIGN_IN_TO_VERIFY = loginAddress('/app/settings?tab=verificaciones')

/** The page without a link: says where the link is and sends another to whoever is signed in. */
export function AskForLink() {
  const has_token = useSession((session) => session.token !== null)
  const me = useMe().data
  const waiting = me?.pending_email ?? me?.email
  if (me?.email_verified && !me.pending_email) {
    return (
      <Step
        drawing="done"
        title="Tu correo ya está confirmado"
        actions={<LinkButton to="/app">Ir a mi espacio</LinkButton>}
      >
        <p>
          <strong className="wrap-anywhere font-semibold text-ink">{me.email}</strong>
        </p>
      </Step>
    )
  }
  return (
    <Step drawing="mail" title="Confirma tu correo">
      <p>
        Abre el enlace que te enviamos
        {waiting ? (
          <>
            {' '}
            a <strong className="wrap-anywhere font-semibold text-ink">{waiting}</strong>
          </>
        ) : (
          ' por correo'
        )}
        . Sirve durante 24 horas. Si no lo encuentras, mira en la carpeta de spam.
      </p>
      {has_token ? (
        <ResendLink />
      ) : (
        <>
          <p>Para recibir otro, inicia sesión.</p>
          <LinkButton to={SIGN_IN_TO_VERIFY}>Iniciar sesión</LinkButton>
        </>
      )}
    </Step>
  )
}
