import type { ReactNode } from 'react'
import type { OpenInvitation } from '#shared/companies/invitations.ts'
import { type InvitationLink, useAskForNew } from '#web/data/companies/invitations.ts'
import { loginState } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { InvitationScreen } from './invitation-screen.tsx'
import { Failed } from './open-situations.tsx'
import { addressOf } from './use-invitation-link.ts'

const dayFormat = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' })

interface OverProps {
  invitation: OpenInvitation
  link: InvitationLink
}

export function AlreadyAccepted({ invitation, link }: OverProps) {
  const has_session = useSession((session) => session.token !== null)
  const { company_id, company_name, email_masked } = invitation
  if (has_session && !company_id) {
    return (
      <InvitationScreen
        invitation={invitation}
        title="Esta invitación ya se usó"
        actions={<LinkButton to="/app">Ir a mi espacio</LinkButton>}
      >
        <p className="wrap-anywhere">La aceptó la cuenta {email_masked}. Si es tuya, inicia sesión con ella.</p>
      </InvitationScreen>
    )
  }
  return (
    <InvitationScreen
      invitation={invitation}
      title={`Ya formas parte de ${company_name}.`}
      actions={
        company_id ? (
          <LinkButton size="lg" to={`/app/my-companies/${company_id}`}>
            Ir a la empresa
          </LinkButton>
        ) : (
          <LinkButton size="lg" to="/login" state={loginState(`Inicia sesión con ${email_masked}.`, addressOf(link))}>
            Iniciar sesión
          </LinkButton>
        )
      }
    />
  )
}

/** Expired, revoked or declined: one press asks whoever invited for another. */
export function Ended({ invitation, link }: OverProps) {
  const titles: Partial<Record<OpenInvitation['situation'], ReactNode>> = {
    EXPIRED: `Esta invitación venció el ${dayFormat.format(new Date(invitation.expires_at))}.`,
    DECLINED: 'Rechazaste esta invitación.',
  }
  return (
    <InvitationScreen
      invitation={invitation}
      title={titles[invitation.situation] ?? 'Esta invitación ya no está disponible.'}
    >
      <p>
        {invitation.situation === 'DECLINED'
          ? `Si cambiaste de idea, pide una nueva a ${invitation.invited_by_name ?? invitation.company_name}.`
          : `Avisaremos a ${invitation.invited_by_name ?? `${invitation.company_name}`} para que te envíe otra.`}
      </p>
      {'token' in link && <AskForNew token={link.token} />}
    </InvitationScreen>
  )
}

function AskForNew({ token }: { token: string }) {
  const ask = useAskForNew()
  return (
    <div className="space-y-4 pt-2">
      <p role="status" className="font-medium text-good empty:hidden">
        {ask.data?.status === 'sent' && 'Listo: pedimos una nueva. Te llegará por correo.'}
        {ask.data?.status === 'already_sent' && 'Ya la habías pedido. Te llegará por correo.'}
      </p>
      <Failed error={ask.error} />
      {!ask.isSuccess && (
        <Button size="lg" busy={ask.isPending} busyLabel="Pidiendo…" onClick={() => ask.mutate(token)}>
          Pedir una nueva
        </Button>
      )}
    </div>
  )
}

export function NewerLink({ invitation }: { invitation: OpenInvitation }) {
  return (
    <InvitationScreen invitation={invitation} title="Usa el enlace más reciente que te enviamos">
      <p className="wrap-anywhere">
        Enviamos otra invitación a {invitation.email_masked} y este enlace dejó de servir. Abre el último correo.
      </p>
    </InvitationScreen>
  )
}

export function JustDeclined({ company_name }: { company_name: string }) {
  const has_session = useSession((session) => session.token !== null)
  return (
    <InvitationScreen
      title="Rechazaste la invitación"
      actions={
        <LinkButton to={has_session ? '/app' : '/'} variant="secondary">
          {has_session ? 'Ir a mi espacio' : 'Conocer Skillo'}
        </LinkButton>
      }
    >
      <p className="wrap-anywhere">Avisamos a {company_name}. No tienes que hacer nada más.</p>
    </InvitationScreen>
  )
}
