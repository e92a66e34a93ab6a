import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation, useNavigate } from 'react-router'
import { loginState, SESSION_EXPIRED } from '#web/lib/login-return.ts'
import { useSession } from '#web/lib/session.ts'

const REDIRECT_DELAY = 1_500
export const NEEDS_TOKEN = /^\/(app|onboarding)(\/|$)/

/** Sends the person to /login when a session ends by itself: it expired, or another tab signed out. */
export function SessionWatcher() {
  const ending = useSession((session) => session.ending)
  const settle = useSession((session) => session.settle)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (ending !== 'expired') return
    toast.error(SESSION_EXPIRED, { id: 'session-expired' })
    const timer = setTimeout(async () => {
      const { pathname, search } = window.location
      // What is said stays on the screen until the other page stands.
      await navigate('/login', { state: loginState(SESSION_EXPIRED, pathname + search) })
      settle()
    }, REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [ending, settle, navigate])

  useEffect(() => {
    if (ending !== 'elsewhere') return
    settle()
    if (NEEDS_TOKEN.test(pathname)) {
      navigate('/login', { replace: true, state: loginState('Cerraste sesión en otra pestaña.', pathname + search) })
    }
  }, [ending, settle, navigate, pathname, search])

  return null
}
