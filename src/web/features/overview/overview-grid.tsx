import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

interface OverviewGridProps {
  children: ReactNode
  /** What stands beside it on wide screens; nothing leaves the whole width to the rest. */
  aside: ReactNode
  has_aside: boolean
}

export function OverviewGrid({ children, aside, has_aside }: OverviewGridProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-3">
      <div className={cx('min-w-0 space-y-6', has_aside ? 'xl:col-span-2' : 'xl:col-span-3')}>{children}</div>
      {has_aside && <div className="min-w-0 space-y-6">{aside}</div>}
    </div>
  )
}
