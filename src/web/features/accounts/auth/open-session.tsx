import { useLayoutEffect, useState } from 'react'
import { type SessionUser, useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** For people who come to sign in and already are; they may still enter with another account. */
export function OpenSession({ next }: { next: string }) {
  const [user, setUser] = useState<SessionUser | null>(null)
  // Only what was there at the start: signing in here must not show this for an instant. The server draws it for nobody.
  useLayoutEffect(() => {
    const { token, user: present } = useSession.getState()
    if (token) setUser(present)
  }, [])
  if (!user) return null
  return (
    <Alert
      title="Ya iniciaste sesión"
      action={
        <LinkButton size="sm" variant="secondary" to={next}>
          Ir a mi espacio
        </LinkButton>
      }
    >
      Estás dentro como <span className="wrap-anywhere">{user.email}</span>.
    </Alert>
  )
}
