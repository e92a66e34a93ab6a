import { formatNumber } from '#shared/core/numbers.ts'

interface Bar {
  key: string
  label: string
  value: number
  /** Beside the bar, e.g. «12 · 40 %»; the number alone when left out. */
  shown?: string | undefined
}

interface BarChartProps {
  label: string
  bars: readonly Bar[]
}

/** Horizontal bars with their words on them; the table behind says the same to everybody. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  if (bars.length === 0) return null
  return (
    <ul aria-label={label} className="space-y-3">
      {bars.map(({ key, label: name, value, shown }) => (
        <li key={key}>
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
            <span className="numeric shrink-0 text-ink-soft">{shown ?? formatNumber(value)}</span>
          </p>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-3 w-full rounded-sm">
            <rect width="100" height="8" className="fill-sunk" />
            <rect width={(value / most) * 100} height="8" className="fill-brand" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
