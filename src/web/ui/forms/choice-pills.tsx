import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#web/lib/cx.ts'

interface ChoicePillsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'> {
  choices: readonly { value: string; label: string }[]
  /** One answer only. */
  single?: boolean | undefined
  /** What is chosen, where the caller keeps it; without it the form does. */
  chosen?: readonly string[] | undefined
}

/** Short answers side by side; put it inside a FieldGroup and pass `{...register('x')}`. */
export function ChoicePills({ choices, single = false, chosen, className, ...rest }: ChoicePillsProps) {
  return (
    <div className={cx('flex flex-wrap gap-2.5', className)}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-medium text-[0.9375rem] transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
        >
          <input
            {...rest}
            type={single ? 'radio' : 'checkbox'}
            value={choice.value}
            checked={chosen?.includes(choice.value)}
            className="peer absolute inset-0 appearance-none rounded-full outline-none"
          />
          <Check aria-hidden="true" strokeWidth={3} className="hidden size-4 peer-checked:block" />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
