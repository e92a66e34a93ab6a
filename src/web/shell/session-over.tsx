import { SESSION_EXPIRED } from '#web/lib/login-return.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ScreenMessage } from './screen-message.tsx'

/** Covers the workspace between the end of a session and the way to /login. */
export function SessionOver() {
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
