import { Link, useLocation, useSearchParams } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'
import { cx } from '#web/lib/cx.ts'

const choices = [
  { intent: 'SEEKER', label: 'Busco Oportunidades' },
  { intent: 'RECRUITER', label: 'Quiero Contratar' },
] as const

/** Shows the choice made on the landing page and lets it change; without one, the question comes after signing up. */
export function ChosenIntent({ chosen }: { chosen: Intent }) {
  const [search] = useSearchParams()
  // Where the person wanted to go travels in the history entry.
  const { state } = useLocation()

  function address(intent: Intent): string {
    const next = new URLSearchParams(search)
    next.set('intent', intent)
    return `?${next}`
  }

  return (
    <nav aria-label="Qué te trae por aquí" className="mb-6 grid gap-1 rounded-lg bg-sunk p-1 min-[26rem]:grid-cols-2">
      {choices.map(({ intent, label }) => (
        <Link
          key={intent}
          to={address(intent)}
          state={state}
          replace
          preventScrollReset
          aria-current={intent === chosen ? 'true' : undefined}
          className={cx(
            'flex min-h-11 items-center justify-center rounded-md px-2 text-center font-medium text-[0.9375rem] transition-colors',
            intent === chosen ? 'bg-surface font-semibold shadow-rest' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
