import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

type Tone = 'neutral' | 'brand' | 'spark' | 'good' | 'warn' | 'bad'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunk text-ink-soft',
  brand: 'bg-brand-soft text-brand-strong',
  spark: 'bg-spark text-on-spark',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

/** A word about a state; pass an icon with good, warn and bad, so that colour is never alone. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 font-medium text-sm [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
