import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

const tones = {
  info: { look: 'bg-brand-soft', icon: <Info className="text-brand" /> },
  good: { look: 'bg-good-soft', icon: <CircleCheck className="text-good" /> },
  warn: { look: 'bg-warn-soft', icon: <TriangleAlert className="text-warn" /> },
  bad: { look: 'bg-bad-soft', icon: <CircleAlert className="text-bad" /> },
} as const

interface AlertProps {
  tone?: keyof typeof tones | undefined
  title?: string | undefined
  /** Read out when it appears; leave off for what was there from the start. */
  live?: boolean | undefined
  action?: ReactNode | undefined
  /** One line, where the height is needed for something else; on a phone its title alone. */
  slim?: boolean | undefined
  children?: ReactNode | undefined
}

/** A message inside the page: what happened, what to do, and a way to do it. */
export function Alert({ tone = 'info', title, live = false, action, slim = false, children }: AlertProps) {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined
  if (slim) {
    return (
      <div role={role} className={cx('flex items-center gap-2.5 rounded-lg px-3 py-1 text-sm', tones[tone].look)}>
        <span aria-hidden="true" className="[&_svg]:size-4.5">
          {tones[tone].icon}
        </span>
        <p className="min-w-0 flex-1">
          {title && <span className="font-semibold">{title}</span>}{' '}
          {children && <span className={cx(title && 'max-sm:sr-only')}>{children}</span>}
        </p>
        {action}
      </div>
    )
  }
  return (
    <div role={role} className={cx('flex items-start gap-3 rounded-lg p-4', tones[tone].look)}>
      <span aria-hidden="true" className="mt-0.5 [&_svg]:size-5">
        {tones[tone].icon}
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cx(title && 'mt-0.5')}>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
