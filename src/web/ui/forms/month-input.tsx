import { useId, useState } from 'react'
import { Input } from './input.tsx'
import { Select } from './select.tsx'

interface MonthInputProps {
  /** What the date is, for screen readers: «Inicio». */
  label: string
  /** `2024-03`, `2024` when only the year is known, or null. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
}

const monthName = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, '0'),
  label: monthName.format(Date.UTC(2024, month, 1)),
}))
const YEAR_DIGITS = 4
const YEAR = /^(?:19|20)\d{2}$/

interface Parts {
  month: string
  year: string
}

const partsOf = (value: string | null): Parts => ({ year: value?.slice(0, 4) ?? '', month: value?.slice(5) ?? '' })

function dateOf({ month, year }: Parts): string | null {
  if (!YEAR.test(year)) return null
  return month === '' ? year : `${year}-${month}`
}

/** A month and a year; the month may stay open, and half a year is kept here until it is whole. */
export function MonthInput({ label, value, onChange, onBlur, name, disabled, invalid, describedBy }: MonthInputProps) {
  const [parts, setParts] = useState(partsOf(value))
  const [left, setLeft] = useState(false)
  const id = useId()
  // The value was changed from outside, e.g. by undo.
  if (value !== dateOf(parts)) setParts(partsOf(value))
  const half = left && dateOf(parts) === null && (parts.year !== '' || parts.month !== '')

  function change(part: Partial<Parts>) {
    const next = { ...parts, ...part }
    setParts(next)
    setLeft(false)
    if (dateOf(next) !== value) onChange(dateOf(next))
  }

  const shared = { disabled, 'aria-invalid': invalid || half || undefined, 'aria-describedby': half ? id : describedBy }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it is the fieldset
    <div
      role="group"
      aria-label={label}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setLeft(true)
        onBlur?.()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
        <Select
          {...shared}
          aria-label="Mes"
          choices={months}
          placeholder="Mes"
          value={parts.month}
          onChange={(event) => change({ month: event.target.value })}
        />
        <Input
          {...shared}
          name={name}
          aria-label="Año"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Año"
          maxLength={YEAR_DIGITS}
          value={parts.year}
          onChange={(event) => change({ year: event.target.value.replace(/\D/g, '') })}
        />
      </div>
      {half && (
        <p id={id} className="mt-1.5 font-medium text-bad text-sm">
          Escribe el año con cuatro cifras.
        </p>
      )}
    </div>
  )
}
