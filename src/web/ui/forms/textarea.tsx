import { type ComponentProps, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from './control-look.ts'
import { useFieldControl } from './field-context.ts'

/** Grows with its text; with `maxLength` it counts what is left once little is left. */
export function Textarea({ className, maxLength, onInput, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  const [length, setLength] = useState(0)
  const left = maxLength === undefined ? null : maxLength - length
  return (
    <>
      <textarea
        rows={4}
        {...field}
        {...rest}
        maxLength={maxLength}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          onInput?.(event)
        }}
        className={cx(controlClass, 'field-sizing-content max-h-[60vh] min-h-28 resize-y py-3', className)}
      />
      <span role="status" className="block text-right text-ink-soft text-sm empty:hidden">
        {left !== null && length > 0 && left <= 50 ? `Te quedan ${left} caracteres` : ''}
      </span>
    </>
  )
}
