import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '#web/lib/cx.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps its focus, ignores presses and shows a travelling line. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

export function Button({ variant, size, wide, busy, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy && busyLabel ? busyLabel : children}
      {busy && <BusyLine />}
    </button>
  )
}

function BusyLine() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-full overflow-hidden rounded-lg">
      <span className="absolute bottom-0 h-1 w-1/4 animate-travel rounded-full bg-current" />
    </span>
  )
}
