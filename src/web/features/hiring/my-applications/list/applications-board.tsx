import type { MyApplication } from '#shared/hiring/my-applications.ts'
import type { ApplicationsPage } from '#web/data/hiring/my-applications.ts'
import { ApplicationCard } from './application-card.tsx'
import { boardColumns } from './board-columns.ts'

interface ApplicationsBoardProps {
  items: readonly MyApplication[]
  /** Of all that there are, when the list is not narrowed; else those in sight are counted. */
  counts: ApplicationsPage['counts'] | undefined
  addressOf: (id: string) => string
}

/** On a phone one column fills the screen and the next one looks in. */
export function ApplicationsBoard({ items, counts, addressOf }: ApplicationsBoardProps) {
  return (
    <section aria-label="Tablero" className="-mx-4 overflow-x-auto px-4 pb-4 sm:-mx-8 sm:px-8 xl:mx-0 xl:px-0">
      <div className="grid min-w-max snap-x auto-cols-[min(17.5rem,78vw)] grid-flow-col gap-4 xl:min-w-0 xl:auto-cols-[minmax(11rem,1fr)]">
        {boardColumns.map(({ title, states }) => {
          const inside = items.filter(({ state }) => states.includes(state))
          return (
            <section key={title} aria-label={title} className="min-w-0 snap-start rounded-xl bg-sunk p-3">
              <h2 className="mb-3 flex items-baseline justify-between gap-2 px-1 text-base">
                {title}
                <span className="numeric font-normal text-ink-soft text-sm">
                  {counts ? states.reduce((sum, state) => sum + counts[state], 0) : inside.length}
                </span>
              </h2>
              {inside.length === 0 ? (
                <p className="px-1 pb-2 text-ink-soft text-sm">Nada por aquí.</p>
              ) : (
                <ul aria-label={title} className="space-y-3">
                  {inside.map((one) => (
                    <ApplicationCard key={one.id} compact application={one} to={addressOf(one.id)} />
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
    </section>
  )
}
