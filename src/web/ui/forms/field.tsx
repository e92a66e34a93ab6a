import { type ReactNode, useId } from 'react'
import { cx } from '#web/lib/cx.ts'
import { FieldContext } from './field-context.ts'
import { FieldNotes } from './field-notes.tsx'

export interface FieldProps {
  label: ReactNode
  help?: ReactNode | undefined
  error?: string | undefined
  /** Adds «opcional» beside the label; fields are required unless they say so. */
  optional?: boolean | undefined
  /** Something at the right end of the label line, e.g. a link or a counter. */
  aside?: ReactNode | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label above, one control, help and error below; the control inside is wired by context. */
export function Field({ label, help, error, optional = false, aside, className, children }: FieldProps) {
  const id = useId()
  const described_by = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <FieldContext value={{ control_id: id, described_by, invalid: Boolean(error), required: !optional }}>
      <div className={cx('min-w-0', className)}>
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={id} className="font-semibold text-[0.9375rem]">
            {label}
            {optional && <OptionalMark />}
          </label>
          {aside && <span className="text-ink-soft text-sm">{aside}</span>}
        </div>
        {children}
        <FieldNotes id={id} help={help} error={error} />
      </div>
    </FieldContext>
  )
}

export function OptionalMark() {
  return (
    <>
      {' '}
      <span className="ml-0.5 font-normal text-ink-soft text-sm">opcional</span>
    </>
  )
}
