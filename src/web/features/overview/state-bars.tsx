import { Link } from 'react-router'
import { formatNumber } from '#shared/core/numbers.ts'
import { seekerState } from '#shared/hiring/application.ts'
import type { SeekerStats } from '#shared/overview/overview.ts'
import { seekerStateWords } from '#shared/words/hiring.ts'

/** How many applications stand where; each line leads to them. */
export function StateBars({ counts }: { counts: SeekerStats['applications_by_state'] }) {
  const most = Math.max(...counts.map(({ total }) => total))
  const ordered = seekerState.options.flatMap((state) => counts.filter((one) => one.state === state))
  return (
    <ul aria-label="Tus postulaciones por estado" className="-mx-2 space-y-0.5">
      {ordered.map(({ state, total }) => (
        <li key={state}>
          <Link
            to={`/app/my-applications?estado=${state}`}
            className="grid min-h-11 grid-cols-[8.5rem_1fr_auto] items-center gap-3 rounded-lg px-2 transition-colors hover:bg-sunk"
          >
            <span className="text-ink-soft text-sm">{seekerStateWords[state]}</span>
            <span aria-hidden="true" className="h-2 rounded-full bg-sunk">
              <span className="block h-full rounded-full bg-brand" style={{ width: `${(total / most) * 100}%` }} />
            </span>
            <span className="numeric min-w-6 text-right font-bold">{formatNumber(total)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
