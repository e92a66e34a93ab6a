import { useEffect, useRef, useState } from 'react'
import { useSkillSuggestions } from '#web/data/taxonomy.ts'
import type { Suggestion } from '#web/lib/choices.ts'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { foldSkill, type NamedSkill, namedSkills } from './skill-names.ts'

interface SkillChipsProps<S extends NamedSkill> {
  value: readonly S[]
  onChange: (skills: S[]) => void
  make: (skill: NamedSkill) => S
  max: number
  /** Offered before those of the taxonomy. */
  own?: readonly string[] | undefined
  placeholder?: string | undefined
  name: string
}

const SHOWN = 6

/** Skills as chips, from the taxonomy or free; a pasted list with commas or lines is split at once. */
export function SkillChips<S extends NamedSkill>({
  value,
  onChange,
  make,
  max,
  own = [],
  placeholder,
  name,
}: SkillChipsProps<S>) {
  const [typed, setTyped] = useState('')
  const found = useSkillSuggestions(typed, '')
  const seen = useSeen(found)
  const folded = foldSkill(typed)
  const mine = folded === '' ? [] : own.filter((skill) => foldSkill(skill).includes(folded))
  const others = found.filter(({ label }) => !mine.some((skill) => foldSkill(skill) === foldSkill(label)))
  const suggestions = [...mine.map((skill) => ({ value: `own:${skill}`, label: skill })), ...others].slice(0, SHOWN)
  return (
    <div data-own-undo>
      <ChipsInput
        name={name}
        max={max}
        value={value.map((skill) => skill.name)}
        onChange={(names) => onChange(namedSkills(names, value, seen.current, make))}
        onSearch={setTyped}
        suggestions={typed.trim() === '' ? [] : suggestions}
        listLabel="Habilidades"
        placeholder={placeholder}
      />
    </div>
  )
}

/** A picked name arrives as text, so its id is found among everything that was suggested. */
function useSeen(found: readonly Suggestion[]) {
  const seen = useRef<readonly Suggestion[]>([])
  useEffect(() => {
    seen.current = [...found, ...seen.current].slice(0, 200)
  }, [found])
  return seen
}
