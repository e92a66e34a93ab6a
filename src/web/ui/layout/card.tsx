import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** With a title the card becomes a named region with a level-2 heading. */
  title?: string | undefined
  text?: ReactNode | undefined
  /** At the right end of the title line. */
  action?: ReactNode | undefined
}

export function Card({ title, text, action, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      aria-label={title ?? rest['aria-label']}
      className={cx('min-w-0 rounded-xl border border-line bg-surface p-5 sm:p-7', className)}
    >
      {title && (
        <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-xl">{title}</h2>
            {text && <p className="mt-1 text-ink-soft">{text}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
