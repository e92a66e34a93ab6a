import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/lib/cx.ts'

interface Figure {
  label: string
  value: string
  /** A few words under the number, e.g. «la más antigua, hace 4 días». */
  note?: ReactNode | undefined
  to?: string | undefined
}

interface FigureListProps {
  label: string
  figures: readonly Figure[]
  /** On wide screens; phones always have two. */
  columns: 3 | 4
}

/** Large numbers with their names under them, without boxes. */
export function FigureList({ label, figures, columns }: FigureListProps) {
  return (
    <dl
      aria-label={label}
      className={cx('grid grid-cols-2 gap-x-6 gap-y-7', columns === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-4')}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="mt-1 text-ink-soft text-sm">
            {figure.to ? (
              <Link
                to={figure.to}
                className="hit-area underline decoration-line underline-offset-3 hover:text-ink hover:decoration-current"
              >
                {figure.label}
              </Link>
            ) : (
              figure.label
            )}
            {figure.note && <span className="block text-xs">{figure.note}</span>}
          </dt>
          <dd className="numeric font-bold text-4xl">{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
