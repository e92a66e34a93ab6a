import { type Ref, useState } from 'react'
import { WISHED_COUNTS } from '#shared/accounts/users.ts'
import { ROLE_NAME_MAX } from '#shared/core/limits.ts'
import { useRoleSuggestions } from '#web/data/taxonomy.ts'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'

interface RoleChipsProps {
  value: readonly string[]
  onChange: (roles: string[]) => void
  name: string
  ref: Ref<HTMLInputElement>
}

export function RoleChips({ value, onChange, name, ref }: RoleChipsProps) {
  const [typed, setTyped] = useState('')
  const suggestions = useRoleSuggestions(typed)
  return (
    <ChipsInput
      name={name}
      ref={ref}
      max={WISHED_COUNTS.roles}
      value={value}
      onChange={(roles) => onChange(roles.map((role) => role.slice(0, ROLE_NAME_MAX)))}
      onSearch={setTyped}
      suggestions={suggestions}
      listLabel="Puestos"
      placeholder="Por ejemplo, analista de datos"
    />
  )
}
