import { useNavigate } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'
import { useSetIntent } from '#web/data/accounts/intent.ts'
import { useStoreMe } from '#web/data/accounts/me.ts'
import { notify } from '#web/lib/toast.ts'

const first_step: Record<Intent, string> = {
  SEEKER: '/onboarding/seeker/step-1',
  RECRUITER: '/onboarding/recruiter/step-1',
}

export const CHOICE_FAILED = 'No se pudo guardar tu elección. Inténtalo de nuevo.'

export function useChooseIntent() {
  const storeMe = useStoreMe()
  const navigate = useNavigate()
  return useSetIntent({
    onSuccess: async (me, intent) => {
      // The chooser stays until the first step stands, so that the workspace does not flash in between.
      await navigate(first_step[intent], { replace: true })
      storeMe(me)
      notify.success('¡Perfecto! Vamos a configurar tu perfil.')
    },
    onError: () => notify.error(CHOICE_FAILED),
  })
}
