import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '#web/data/accounts/me.ts'
import { loginState } from '#web/lib/login-return.ts'
import { type SessionUser, useSession } from '#web/lib/session.ts'

const LOAD_FAILED = 'No pudimos cargar tu cuenta. Inicia sesión de nuevo.'

/** The person of this session, or null while it is fetched; when that fails, the session ends at /login. */
export function useLoadedUser(): SessionUser | null {
  const { user, token, logout } = useSession()
  const failed = useMe().isError && token !== null && user === null
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (!failed) return
    logout()
    navigate('/login', { replace: true, state: loginState(LOAD_FAILED, pathname + search) })
  }, [failed, logout, navigate, pathname, search])

  return user
}
