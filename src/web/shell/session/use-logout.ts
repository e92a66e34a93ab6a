import { useNavigate } from 'react-router'
import { endSession } from '#web/data/accounts/sign-in.ts'
import { useOnboardingDraft } from '#web/features/accounts/onboarding/onboarding-draft.ts'

/** Signs out and goes to the sign-in page; what the first steps remembered goes too. */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const clearDraft = useOnboardingDraft((draft) => draft.clear)
  return () => {
    endSession()
    clearDraft()
    navigate('/login')
  }
}
