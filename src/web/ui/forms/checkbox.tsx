import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#web/lib/cx.ts'
import { FieldNotes } from './field-notes.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  help?: ReactNode | undefined
  error?: string | undefined
}

export function Checkbox({ label, help, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  const described_by = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label className="group/check flex min-h-11 items-start gap-3 py-2.5">
        <Tickbox
          {...rest}
          aria-describedby={described_by}
          aria-invalid={Boolean(error) || undefined}
          className="mt-0.5"
        />
        <span>{label}</span>
      </label>
      {/* Nearer to its own line than to the next one. */}
      <div className={cx('pl-8 [&>p]:mt-0', described_by && '-mt-1.5 pb-2.5')}>
        <FieldNotes id={id} help={help} error={error} />
      </div>
    </div>
  )
}

/** The box alone, for rows that say elsewhere what they are. */
export function Tickbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cx('relative flex size-5 shrink-0', className)}>
      <input
        {...rest}
        type="checkbox"
        className="peer size-5 appearance-none rounded-sm border-[1.5px] border-edge bg-surface transition-colors checked:border-brand checked:bg-brand group-hover/check:border-brand disabled:opacity-50 aria-invalid:border-bad"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3.5}
        className="pointer-events-none absolute inset-0.5 size-4 scale-50 text-on-brand opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  )
}
