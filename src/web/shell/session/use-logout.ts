import { useNavigate } from 'react-router'
import { logout as endSession } from '#shared/accounts/auth.ts'
import { useOnboardingDraft } from '#web/features/accounts/onboarding/onboarding-draft.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'

/** Signs out on this device at once; the server is told, but nobody waits for it. */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const logout = useSession((session) => session.logout)
  const clearDraft = useOnboardingDraft((draft) => draft.clear)
  return () => {
    call(endSession).catch(() => undefined)
    logout()
    clearDraft()
    navigate('/login')
  }
}
