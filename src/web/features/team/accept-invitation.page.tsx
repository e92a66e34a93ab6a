import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { endpoint } from '#shared/core/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { ScreenMessage } from '#web/shell/screen-message.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const getInvitation = endpoint({
  method: 'GET',
  path: '/api/v1/invitations/by-token/:token',
  summary: 'What an invitation is for, without using it up',
  session: 'none',
  params: z.object({ token: z.string() }),
})

export function Component() {
  usePageTitle('Invitación')
  const token = useLinkToken()
  const invitation = useQuery({
    queryKey: ['invitations', token],
    enabled: token !== null,
    queryFn: ({ signal }) => call(getInvitation, { params: { token: token ?? '' }, signal }),
  })

  if (token && invitation.isPending) return <Asking />
  if (invitation.isError && !(invitation.error instanceof ApiError && invitation.error.status === 404)) {
    return (
      <ScreenMessage
        picture={<Drawing name="offline" className="h-40" />}
        title="No pudimos abrir la invitación"
        text={messageOf(invitation.error)}
        action={<Button onClick={() => invitation.refetch()}>Intentar de nuevo</Button>}
      />
    )
  }
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

function Asking() {
  return (
    <Loading
      label="Abriendo tu invitación…"
      className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-5 px-6 py-12"
    >
      <Skeleton className="h-40 w-52" />
      <h1 className="text-3xl">Abriendo tu invitación…</h1>
      <Skeleton className="h-5 w-72 max-w-full" />
    </Loading>
  )
}
