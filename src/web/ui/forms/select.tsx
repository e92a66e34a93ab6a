import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Choice } from '#web/lib/choices.ts'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from './control-look.ts'
import { useFieldControl } from './field-context.ts'

interface SelectProps extends ComponentProps<'select'> {
  choices: readonly Choice[]
  /** First, empty line; without it something is always chosen. */
  placeholder?: string | undefined
}

/** The system's own list, because it is the best one on a phone, in our clothes. */
export function Select({ choices, placeholder, className, ...rest }: SelectProps) {
  const field = useFieldControl()
  return (
    <span className="relative block">
      <select {...field} {...rest} className={cx(controlClass, 'min-h-12 appearance-none truncate pr-11', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
