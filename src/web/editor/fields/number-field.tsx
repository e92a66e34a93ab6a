import { type ReactNode, useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useProblem } from './use-problem.ts'

interface NumberFieldProps {
  path: string
  label: string
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  unit?: string | undefined
  help?: ReactNode | undefined
  optional?: boolean | undefined
  className?: string | undefined
}

const read = (text: string): number | null => (text === '' ? null : Number(text))

/** A whole number between two bounds; what is typed beyond them is kept at the bound when the field is left. */
export function NumberField(props: NumberFieldProps) {
  const { path, label, value, onChange, min, max, unit, help, optional, className } = props
  const { error, onBlur } = useProblem(path, value !== null)
  const [text, setText] = useState(value === null ? '' : String(value))
  // The value was changed from outside, e.g. by another version.
  if (value !== null && read(text) !== value && bounded(read(text), min, max) !== value) setText(String(value))

  function leave() {
    const kept = bounded(read(text), min, max)
    setText(kept === null ? '' : String(kept))
    if (kept !== value) onChange(kept)
    onBlur()
  }

  return (
    <Field label={label} help={help} error={error} optional={optional} className={className}>
      <Input
        name={path}
        inputMode="numeric"
        autoComplete="off"
        // One digit too many can be typed, so that whoever does sees the bound.
        maxLength={String(max).length + 1}
        unit={unit}
        value={text}
        onChange={(event) => {
          const typed = event.target.value.replace(/\D/g, '')
          setText(typed)
          onChange(bounded(read(typed), min, max))
        }}
        onBlur={leave}
        className="numeric"
      />
    </Field>
  )
}

function bounded(value: number | null, min: number, max: number): number | null {
  return value === null ? null : Math.min(max, Math.max(min, value))
}
