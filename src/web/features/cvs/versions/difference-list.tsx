import { Equal } from 'lucide-react'
import type { ReactNode } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { cx } from '#web/lib/cx.ts'
import { Badge } from '#web/ui/layout/badge.tsx'
import type { SectionDifference } from '../differences/cv-differences.ts'

interface DifferenceListProps {
  differences: readonly SectionDifference[]
  /** What the two sides are called. */
  before: string
  after: string
  actions?: ((difference: SectionDifference) => ReactNode) | undefined
}

/** Two CVs side by side, only the sections that differ. */
export function DifferenceList({ differences, before, after, actions }: DifferenceListProps) {
  const changed = differences.filter(({ kind }) => kind !== 'SAME')
  const same = differences.length - changed.length
  const words = { CHANGED: 'Cambia', ADDED: `Solo en ${after}`, REMOVED: `Solo en ${before}`, SAME: '' }
  return (
    <div className="space-y-6">
      {changed.map((difference) => (
        <section key={difference.key} aria-label={difference.title}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="wrap-anywhere text-lg">{difference.title}</h3>
            <Badge>{words[difference.kind]}</Badge>
          </div>
          <div className="mt-2.5 grid gap-3 sm:grid-cols-2">
            <Side title={before} lines={difference.before} others={difference.after} />
            <Side title={after} lines={difference.after} others={difference.before} />
          </div>
          {actions && <div className="mt-3 flex flex-wrap gap-2">{actions(difference)}</div>}
        </section>
      ))}
      {same > 0 && (
        <p className="flex items-center gap-2 text-ink-soft">
          <Equal aria-hidden="true" className="size-4.5 shrink-0" />
          {changed.length === 0
            ? 'Son iguales en todas sus secciones.'
            : `${plural(same, 'sección es igual', 'secciones son iguales')}.`}
        </p>
      )}
    </div>
  )
}

function Side({ title, lines, others }: { title: string; lines: readonly string[]; others: readonly string[] }) {
  return (
    <div className="min-w-0 rounded-lg bg-sunk p-3.5">
      <p className="mb-1.5 font-medium text-ink-soft text-sm">{title}</p>
      {lines.length === 0 && <p className="text-ink-soft text-sm">Nada</p>}
      <ul className="max-h-72 space-y-1 overflow-y-auto text-sm">
        {lines.map((line, at) => {
          const own = !others.includes(line)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be there twice
            <li key={at} className={cx('wrap-anywhere', own && 'border-brand border-l-2 pl-2 font-medium')}>
              {line}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
