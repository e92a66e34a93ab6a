import { useNavigate } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'
import { useSetIntent } from '#web/data/accounts/intent.ts'
import { useStoreMe } from '#web/data/accounts/me.ts'
import type { ChoiceEntry } from '#web/lib/choice-entry.ts'
import { JUST_SIGNED_IN } from '#web/lib/login-return.ts'
import { notify } from '#web/lib/toast.ts'

const first_step: Record<Intent, string> = {
  SEEKER: '/onboarding/seeker/step-1',
  RECRUITER: '/onboarding/recruiter/step-1',
}

const CHOICE_FAILED = 'No se pudo guardar tu elección. Inténtalo de nuevo.'

/** Where a choice leads: back to where the person came from when it is the one that they came with, else to its first step. */
function wayOn({ chosen, next }: ChoiceEntry, intent: Intent): string {
  return next && (chosen === null || chosen === intent) ? next : first_step[intent]
}

/** `hold` keeps the chooser on the screen until that address stands, so that the workspace does not flash in between. */
export function useChooseIntent(entry: ChoiceEntry, hold: (until: string | null) => void) {
  const storeMe = useStoreMe()
  const navigate = useNavigate()
  return useSetIntent({
    onMutate: (intent) => hold(wayOn(entry, intent)),
    onSuccess: async (me, intent) => {
      storeMe(me)
      notify.success('¡Perfecto! Vamos a configurar tu perfil.')
      await navigate(wayOn(entry, intent), { replace: true, state: JUST_SIGNED_IN })
    },
    onError: () => {
      hold(null)
      notify.error(CHOICE_FAILED)
    },
  })
}
