import { type Ref, useState } from 'react'
import { useRoleSuggestions } from '#web/data/taxonomy.ts'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'

interface RoleChipsProps {
  value: readonly string[]
  onChange: (roles: string[]) => void
  name: string
  ref: Ref<HTMLInputElement>
}

const MOST = 5
const LONGEST = 80

export function RoleChips({ value, onChange, name, ref }: RoleChipsProps) {
  const [typed, setTyped] = useState('')
  const suggestions = useRoleSuggestions(typed)
  return (
    <ChipsInput
      name={name}
      ref={ref}
      max={MOST}
      value={value}
      onChange={(roles) => onChange(roles.map((role) => role.slice(0, LONGEST)))}
      onSearch={setTyped}
      suggestions={suggestions}
      listLabel="Puestos"
      placeholder="Por ejemplo, analista de datos"
    />
  )
}
