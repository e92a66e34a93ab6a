import { useId } from 'react'
import { cx } from '#web/lib/cx.ts'
import { type FieldProps, OptionalMark } from './field.tsx'
import { FieldNotes } from './field-notes.tsx'

/** Several controls that answer one question: radio cards, a list of checkboxes, two dates. */
export function FieldGroup({ label, help, error, optional = false, aside, className, children }: FieldProps) {
  const id = useId()
  const described_by = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      className={cx('min-w-0', className)}
      aria-describedby={described_by}
      aria-invalid={Boolean(error) || undefined}
    >
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4 font-semibold text-[0.9375rem]">
        <span>
          {label}
          {optional && <OptionalMark />}
        </span>
        {aside && <span className="font-normal text-ink-soft text-sm">{aside}</span>}
      </legend>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
