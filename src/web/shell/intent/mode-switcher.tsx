import { useLocation, useNavigate } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'
import { useSetIntent } from '#web/data/accounts/intent.ts'
import { useStoreMe } from '#web/data/accounts/me.ts'
import { notify } from '#web/lib/toast.ts'
import { makesSenseFor } from '../navigation/places.ts'

const modes = [
  { intent: 'SEEKER', label: 'Candidato' },
  { intent: 'RECRUITER', label: 'Reclutador' },
] as const

const TOLD: Record<Intent, string> = {
  SEEKER: 'Modo cambiado a Candidato.',
  RECRUITER: 'Modo cambiado a Reclutador.',
}

export function ModeSwitcher({ intent }: { intent: Intent }) {
  const storeMe = useStoreMe()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const change = useSetIntent({
    onSuccess: (me, chosen) => {
      storeMe(me)
      if (!makesSenseFor(chosen, pathname)) navigate('/app')
      notify.success(TOLD[chosen])
    },
    onError: () => notify.error('No se pudo cambiar de modo.'),
  })

  return (
    <fieldset aria-busy={change.isPending || undefined}>
      <legend className="mb-1.5 px-1 font-medium text-ink-soft text-sm">Modo</legend>
      <div className="grid grid-cols-2 gap-1 rounded-lg bg-sunk p-1">
        {modes.map((mode) => (
          <button
            key={mode.intent}
            type="button"
            aria-pressed={mode.intent === intent}
            aria-disabled={change.isPending || undefined}
            onClick={() => mode.intent !== intent && !change.isPending && change.mutate(mode.intent)}
            className="hit-area min-h-10 rounded-md px-2 font-medium text-ink-soft text-sm transition-colors hover:text-ink aria-disabled:opacity-60 aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-rest dark:aria-pressed:bg-line"
          >
            {mode.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
