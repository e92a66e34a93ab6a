import { cx } from '#web/lib/cx.ts'

/** Two circles that meet: what a person brings, what a team needs, and the part they share. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 32" aria-hidden="true" className={cx('block', className ?? 'h-7')}>
      <circle cx="14" cy="16" r="12" className="fill-brand" />
      <circle cx="26" cy="16" r="12" className="fill-ink" />
      <path d="M20 5.6a12 12 0 0 1 0 20.8 12 12 0 0 1 0-20.8Z" className="fill-spark" />
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-display font-extrabold text-2xl text-ink tracking-tight">Skillo</span>
    </span>
  )
}
