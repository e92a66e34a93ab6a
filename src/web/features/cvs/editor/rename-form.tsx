import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

interface RenameFormProps {
  label: string
  value: string
  /** Shown while the box is empty, and what holds then. */
  usual?: string | undefined
  max: number
  onChange: (value: string) => void
  onDone: () => void
}

/** A name that is changed where it stands; every letter counts at once, so there is nothing to confirm. */
export function RenameForm({ label, value, usual, max, onChange, onDone }: RenameFormProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.select(), [])
  return (
    <form
      className="flex w-full max-w-md items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <Field label={label} optional={usual !== undefined} className="flex-1">
        <Input
          ref={box}
          autoComplete="off"
          maxLength={max}
          value={value}
          placeholder={usual}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
      </Field>
      <Button type="submit" variant="secondary" className="mb-0.5">
        Listo
      </Button>
    </form>
  )
}
