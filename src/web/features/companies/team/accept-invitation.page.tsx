import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpenInvitation } from '#shared/companies/invitations.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { createAccount } from '#web/data/accounts/sign-in.ts'
import {
  type InvitationLink,
  useAcceptInvitation,
  useDeclineInvitation,
  useOpenInvitation,
} from '#web/data/companies/invitations.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { loginAddress } from '#web/lib/login-return.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ScreenMessage } from '#web/ui/layout/screen-message.tsx'
import { InvitationOpening } from './invitation-opening.tsx'
import { InvitationMessage, InvitationScreen, InvitedBy } from './invitation-screen.tsx'
import { DeclineButton, Failed, ReadyToAccept, SignInFirst } from './open-situations.tsx'
import { OtherAccount } from './other-account.tsx'
import { AlreadyAccepted, Ended, JustDeclined, NewerLink } from './over-situations.tsx'
import { addressOf, useInvitationLink } from './use-invitation-link.ts'

// Only who has no account yet fills it in.
const JoinForm = lazy(() => import('./join-form.tsx').then((part) => ({ default: part.JoinForm })))

export function Component() {
  usePageTitle('Invitación')
  const link = useInvitationLink()
  const has_session = useSession((session) => session.token !== null)
  const invitation = useOpenInvitation(link)
  if (!link) return <UnknownInvitation />
  if ('invitation_id' in link && !has_session) return <SignInToSee link={link} />
  if (invitation.data) return <Answering key={addressOf(link)} invitation={invitation.data} link={link} />
  if (invitation.isPending) return <InvitationOpening />
  if (isUnknown(invitation.error)) return <UnknownInvitation />
  return (
    <ScreenMessage
      picture={<Drawing name="offline" className="h-40" />}
      title="No pudimos abrir la invitación"
      text={messageOf(invitation.error)}
      action={<Button onClick={() => invitation.refetch()}>Intentar de nuevo</Button>}
    />
  )
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && [404, 410, 422].includes(error.status)
}

/** Nothing happens without a press: programs that check mails open links too. */
function Answering({ invitation, link }: { invitation: OpenInvitation; link: InvitationLink }) {
  const navigate = useNavigate()
  const accept = useAcceptInvitation(link)
  const decline = useDeclineInvitation(link)
  const [entering, setEntering] = useState(false)

  async function join() {
    const { company_id, company_name, before, mode_failed } = await accept.mutateAsync()
    const next = `/app/my-companies/${company_id}`
    notify.success(`Te damos la bienvenida a ${company_name}.`)
    if (mode_failed) notify.error('No se pudo cambiar de modo.')
    else if (before === 'SEEKER') notify.success('Modo cambiado a Reclutador.')
    await navigate(next, { replace: true, state: { chosen: 'RECRUITER', next } })
  }

  // A press that fails shows its reason on the page, through the mutation.
  const acceptance = { ...accept, mutate: () => void join().catch(() => undefined) }

  if (decline.isSuccess) return <JustDeclined company_name={decline.data.company_name} />
  if (entering) return <InvitationOpening />
  switch (invitation.situation) {
    case 'SIGN_IN':
      return <SignInFirst invitation={invitation} link={link} decline={decline} />
    case 'READY':
      return <ReadyToAccept key="ready" invitation={invitation} link={link} accept={acceptance} decline={decline} />
    case 'REGISTER':
      return (
        <Registering
          invitation={invitation}
          decline={decline}
          onJoin={async (body) => {
            await createAccount(body, () => setEntering(true))
            await join().catch(() => setEntering(false))
          }}
        />
      )
    case 'OTHER_ACCOUNT':
      return <OtherAccount invitation={invitation} token={'token' in link ? link.token : ''} />
    case 'ACCEPTED':
      return <AlreadyAccepted invitation={invitation} link={link} />
    case 'SUPERSEDED':
      return <NewerLink invitation={invitation} />
    default:
      return <Ended invitation={invitation} link={link} />
  }
}

interface RegisteringProps {
  invitation: OpenInvitation
  decline: ReturnType<typeof useDeclineInvitation>
  onJoin: ComponentProps<typeof JoinForm>['onJoin']
}

function Registering({ invitation, decline, onJoin }: RegisteringProps) {
  return (
    <InvitationScreen invitation={invitation} title={`Únete al equipo de ${invitation.company_name}`}>
      <p>
        <InvitedBy invitation={invitation} role={invitation.role && roleLabels[invitation.role]} /> Crea tu cuenta para
        aceptar.
      </p>
      <InvitationMessage text={invitation.message} />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <JoinForm invitation={invitation} email={invitation.email ?? ''} onJoin={onJoin} />
      </Suspense>
      <DeclineButton decline={decline} />
      <Failed error={decline.error} />
    </InvitationScreen>
  )
}

function SignInToSee({ link }: { link: InvitationLink }) {
  return (
    <InvitationScreen
      title="Tienes una invitación"
      actions={<LinkButton to={loginAddress(addressOf(link))}>Iniciar sesión</LinkButton>}
    >
      <p>Inicia sesión para verla y responder.</p>
    </InvitationScreen>
  )
}

function UnknownInvitation() {
  return (
    <ScreenMessage
      picture={<Drawing name="people" className="h-40" />}
      title="No encontramos esta invitación"
      text="Puede que el enlace no esté completo o que ya no sirva. Pide una nueva a la persona que te invitó: puede enviarla otra vez desde el equipo de su empresa."
      action={
        <>
          <LinkButton to="/app">Ir a mi espacio</LinkButton>
          <LinkButton to="/" variant="secondary">
            Conocer Skillo
          </LinkButton>
        </>
      }
    />
  )
}
