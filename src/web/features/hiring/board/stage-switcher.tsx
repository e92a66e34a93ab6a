import { type ReactNode, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Stage } from '#shared/hiring/stages.ts'
import { withParam } from '#web/lib/address.ts'

interface StageSwitcherProps {
  stages: readonly Stage[]
  totals: ReadonlyMap<string, number>
  chosen_id: string | undefined
  /** At the end of the line, always in sight. */
  children?: ReactNode
}

/** On a phone one column is in sight at a time, and these lead to the others; a card may be dropped on them. */
export function StageSwitcher({ stages, totals, chosen_id, children }: StageSwitcherProps) {
  const [search] = useSearchParams()
  useEffect(() => {
    const link = document.getElementById(`etapa-${chosen_id}`)
    const strip = link?.closest('nav')
    if (!link || !strip) return
    // The strip alone: in a low window `scrollIntoView` would take the page along.
    const [here, there] = [strip.getBoundingClientRect(), link.getBoundingClientRect()]
    strip.scrollLeft += there.left + there.width / 2 - (here.left + here.width / 2)
  }, [chosen_id])
  return (
    <div
      data-keep-clear=""
      className="sticky top-16 z-20 -mx-4 flex items-center gap-1 bg-paper/95 py-2 pr-2 backdrop-blur-md"
    >
      <nav
        aria-label="Etapas"
        data-drag-strip=""
        className="min-w-0 flex-1 overflow-x-auto pl-4 [scrollbar-width:none]"
      >
        <ul className="flex gap-2">
          {stages.map(({ id, name }) => (
            <li key={id} className="shrink-0">
              <Link
                id={`etapa-${id}`}
                data-stage={id}
                to={`?${withParam(search, 'etapa', id)}`}
                replace
                preventScrollReset
                aria-current={id === chosen_id ? 'true' : undefined}
                className="inline-flex min-h-11 max-w-64 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface px-4 font-medium text-[0.9375rem] text-ink-soft aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand-strong data-over:border-brand data-over:bg-brand data-over:text-on-brand"
              >
                <span className="truncate">{name}</span>
                <span className="tabular-nums">{totals.get(id) ?? 0}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
