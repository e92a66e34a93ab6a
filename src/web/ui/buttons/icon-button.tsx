import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does; its accessible name. */
  label: string
  children: ReactNode
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'hit-area inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-sunk hover:text-ink disabled:opacity-50 aria-disabled:opacity-40 [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  )
}
