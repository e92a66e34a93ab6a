import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from './control-look.ts'
import { useFieldControl } from './field-context.ts'

interface InputProps extends ComponentProps<'input'> {
  /** A decorative icon inside the left edge. */
  icon?: ReactNode | undefined
  /** A short unit inside the right edge, e.g. «EUR». */
  unit?: ReactNode | undefined
}

export function Input({ icon, unit, className, ...rest }: InputProps) {
  const field = useFieldControl()
  const box = (
    <input {...field} {...rest} className={cx(controlClass, 'min-h-12', icon && 'pl-11', unit && 'pr-14', className)} />
  )
  if (!icon && !unit) return box
  return (
    <span className="relative block">
      {icon && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-soft [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      {box}
      {unit && (
        <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft text-sm">
          {unit}
        </span>
      )}
    </span>
  )
}
