import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useSkillSuggestions } from '#web/data/taxonomy.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { IdeaChips } from '#web/ui/suggestions/idea-chips.tsx'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { MOST_SKILLS } from './read-answers.ts'
import { FEWEST_SKILLS, type RoleFormState } from './role-answers.ts'

/** The skills, and those that usually go with the role. */
export function SkillsField({ form }: { form: RoleFormState }) {
  const setSeeker = useOnboardingDraft((draft) => draft.setSeeker)
  const [typed, setTyped] = useState('')
  const suggestions = useSkillSuggestions(typed, '')
  const role = form.watch('mainRole')
  const ideas = useSkillSuggestions('', role)
  const skills = form.watch('skills')

  function keep(chips: string[]) {
    form.setValue('skills', chips, { shouldValidate: form.formState.isSubmitted })
    setSeeker({ skills: chips })
  }

  return (
    <>
      <FormField
        control={form.control}
        name="skills"
        label="Habilidades"
        aside={`${skills.length} de ${MOST_SKILLS}`}
        help={`Pulsa Enter o coma después de cada una, o pega una lista entera. Entre ${FEWEST_SKILLS} y ${MOST_SKILLS}.`}
      >
        <Controller
          control={form.control}
          name="skills"
          render={({ field }) => (
            <ChipsInput
              name={field.name}
              ref={field.ref}
              value={field.value}
              max={MOST_SKILLS}
              onChange={keep}
              onSearch={setTyped}
              suggestions={suggestions}
              listLabel="Habilidades"
              placeholder="Por ejemplo, atención al cliente"
            />
          )}
        />
      </FormField>
      {role.trim() !== '' && (
        <IdeaChips
          title={`Suelen acompañar a «${role}»`}
          ideas={ideas}
          chosen={skills}
          max={MOST_SKILLS}
          onPick={(skill) => keep([...skills, skill])}
        />
      )}
    </>
  )
}
