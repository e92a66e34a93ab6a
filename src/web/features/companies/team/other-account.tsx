import type { OpenInvitation } from '#shared/companies/invitations.ts'
import { endSession } from '#web/data/accounts/sign-in.ts'
import { useAskForThisAccount } from '#web/data/companies/invitations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { InvitationScreen } from './invitation-screen.tsx'
import { Failed } from './open-situations.tsx'

/** The session is somebody else's: nobody joins with the wrong address by accident. */
export function OtherAccount({ invitation, token }: { invitation: OpenInvitation; token: string }) {
  const ask = useAskForThisAccount()
  const { company_name, email_masked, session_email_masked } = invitation

  if (ask.isSuccess) {
    return (
      <InvitationScreen
        key="asked"
        invitation={invitation}
        title={ask.data.status === 'sent' ? 'Ya lo pedimos' : 'Ya lo habías pedido'}
        actions={<LinkButton to="/app">Ir a mi espacio</LinkButton>}
      >
        <p>
          Si el equipo de {company_name} está de acuerdo, recibirás la invitación en {session_email_masked}.
        </p>
      </InvitationScreen>
    )
  }
  return (
    <InvitationScreen
      invitation={invitation}
      title="Esta invitación es para otro correo"
      actions={
        <>
          {/* The page stays: without a session it offers to sign in or to register with the invited address. */}
          <Button size="lg" onClick={endSession}>
            Cambiar de cuenta
          </Button>
          <Button
            size="lg"
            variant="secondary"
            busy={ask.isPending}
            busyLabel="Pidiendo…"
            onClick={() => ask.mutate(token)}
          >
            Pedir que la envíen a esta cuenta
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        Esta invitación es para {email_masked} y tu sesión es de {session_email_masked}.
      </p>
      <Failed error={ask.error} />
    </InvitationScreen>
  )
}
