import { formatNumber } from '#shared/core/numbers.ts'

interface Column {
  key: string
  /** «5 ene», under the column where there is room. */
  label: string
  /** Null where there is nothing to say. */
  value: number | null
}

interface PeriodChartProps {
  label: string
  columns: readonly Column[]
}

/** More columns have no room for a number each. */
const NUMBERED = 18
const LABELS = 6

/** Columns along time with their numbers on them; the table behind says the same to everybody. */
export function PeriodChart({ label, columns }: PeriodChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value ?? 0))
  const every = Math.ceil(columns.length / LABELS)
  const numbered = columns.length <= NUMBERED
  return (
    <ol aria-label={label} className="flex items-stretch gap-px pb-6">
      {columns.map(({ key, label: name, value }, at) => (
        <li key={key} title={`${name}: ${shown(value)}`} className="relative flex min-w-0 flex-1 flex-col">
          <span className="sr-only">{`${name}: ${shown(value)}`}</span>
          {numbered && (
            <span aria-hidden="true" className="numeric h-5 text-center text-ink-soft text-xs">
              {value ? formatNumber(value) : ''}
            </span>
          )}
          <svg
            viewBox="0 0 10 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-36 w-full border-edge border-b"
          >
            <rect
              width="10"
              height={((value ?? 0) / most) * 100}
              y={100 - ((value ?? 0) / most) * 100}
              className="fill-brand"
            />
          </svg>
          {at % every === 0 && (
            <span aria-hidden="true" className="absolute top-full left-0 mt-1 whitespace-nowrap text-ink-soft text-xs">
              {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

const shown = (value: number | null): string => (value === null ? 'sin datos' : formatNumber(value))
