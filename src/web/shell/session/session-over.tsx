import { SESSION_EXPIRED } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { ScreenMessage } from '#web/ui/layout/screen-message.tsx'

/** Covers the workspace between the end of a session and the way to /login; whoever signed out needs no reason. */
export function SessionOver() {
  const expired = useSession((session) => session.ending === 'expired')
  if (!expired) return <main aria-busy="true" className="min-h-dvh" />
  return (
    <main>
      <ScreenMessage
        picture={<Drawing name="lock" className="h-40" />}
        title="Hasta aquí esta sesión"
        text={SESSION_EXPIRED}
        action={<LinkButton to="/login">Iniciar sesión</LinkButton>}
      />
    </main>
  )
}
