import type { OpenInvitation } from '#shared/companies/invitations.ts'
import { roleDescriptions, roleLabels } from '#shared/words/companies.ts'
import type { InvitationLink } from '#web/data/companies/invitations.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { loginState } from '#web/lib/login-return.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { InvitationMessage, InvitationScreen, InvitedBy } from './invitation-screen.tsx'
import { addressOf } from './use-invitation-link.ts'

interface SituationProps {
  invitation: OpenInvitation
  link: InvitationLink
  decline: { mutate: () => void; isPending: boolean; error: unknown }
}

/** Works without an account too. */
export function DeclineButton({ decline }: Pick<SituationProps, 'decline'>) {
  return (
    <Button
      variant="secondary"
      size="lg"
      busy={decline.isPending}
      busyLabel="Respondiendo…"
      onClick={() => decline.mutate()}
    >
      Rechazar
    </Button>
  )
}

export function Failed({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <Alert tone="bad" live>
      {messageOf(error)}
    </Alert>
  )
}

function roleWord({ role }: OpenInvitation): string | null {
  return role && roleLabels[role]
}

/** The address has an account: signing in brings the person back here. */
export function SignInFirst({ invitation, link, decline }: SituationProps) {
  const told = `Inicia sesión con ${invitation.email_masked} para aceptar.`
  return (
    <InvitationScreen
      invitation={invitation}
      title={`Únete al equipo de ${invitation.company_name}`}
      actions={
        <>
          <LinkButton size="lg" to="/login" state={loginState(told, addressOf(link))}>
            Iniciar sesión
          </LinkButton>
          <DeclineButton decline={decline} />
        </>
      }
    >
      <p>
        <InvitedBy invitation={invitation} role={roleWord(invitation)} /> {told}
      </p>
      <InvitationMessage text={invitation.message} />
      <Failed error={decline.error} />
    </InvitationScreen>
  )
}

interface ReadyProps extends SituationProps {
  accept: { mutate: () => void; isPending: boolean; error: unknown }
}

export function ReadyToAccept({ invitation, accept, decline }: ReadyProps) {
  return (
    <InvitationScreen
      invitation={invitation}
      title={`Únete al equipo de ${invitation.company_name}`}
      actions={
        <>
          <Button size="lg" busy={accept.isPending} busyLabel="Aceptando…" onClick={() => accept.mutate()}>
            Aceptar
          </Button>
          <DeclineButton decline={decline} />
        </>
      }
    >
      <p>
        <InvitedBy invitation={invitation} role={roleWord(invitation)} />
      </p>
      {invitation.role && <p className="text-base">{roleDescriptions[invitation.role]}</p>}
      <InvitationMessage text={invitation.message} />
      <p className="text-base">Puedes responder hasta el {formatDate(invitation.expires_at)}.</p>
      <Failed error={accept.error ?? decline.error} />
    </InvitationScreen>
  )
}
