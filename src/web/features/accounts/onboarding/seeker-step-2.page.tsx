import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { SKILL_NAME_MAX } from '#shared/core/limits.ts'
import { skillName } from '#shared/cvs/cv-document.ts'
import { useSkillSuggestions } from '#web/data/taxonomy.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { IdeaChips } from '#web/ui/suggestions/idea-chips.tsx'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'

const FEWEST = 3
const MOST = 15

const answers = z.object({
  skills: z
    .array(z.string())
    .min(FEWEST, `Añade al menos ${FEWEST} habilidades.`)
    .max(MOST, `Deja como máximo ${MOST} habilidades.`)
    .superRefine((skills, context) => {
      const long = skills.find((skill) => !skillName.safeParse(skill).success)
      if (long === undefined) return
      context.addIssue({ code: 'custom', message: `Acorta «${long}»: caben ${SKILL_NAME_MAX} caracteres.` })
    }),
})

export function Component() {
  usePageTitle('Tus habilidades')
  return (
    <OnboardingStep
      step={2}
      steps={3}
      title="¿Qué sabes hacer?"
      text="Tecnologías, herramientas, idiomas o lo que mejor te describa en tu trabajo."
    >
      <SkillsForm />
    </OnboardingStep>
  )
}

function SkillsForm() {
  const { seeker, setSeeker } = useOnboardingDraft()
  const navigate = useNavigate()
  const form = useApiForm(answers, { skills: seeker.skills })
  const [typed, setTyped] = useState('')
  const suggestions = useSkillSuggestions(typed, '')
  const ideas = useSkillSuggestions('', seeker.mainRole)
  const skills = form.watch('skills')

  function keep(chips: string[]) {
    form.setValue('skills', chips, { shouldValidate: form.formState.isSubmitted })
    setSeeker({ skills: chips })
  }

  return (
    <Form form={form} onSubmit={() => navigate('/onboarding/seeker/step-3')} className="space-y-7">
      <FormField
        control={form.control}
        name="skills"
        label="Habilidades"
        aside={`${skills.length} de ${MOST}`}
        help={`Pulsa Enter o coma después de cada una, o pega una lista entera. Entre ${FEWEST} y ${MOST}.`}
      >
        <Controller
          control={form.control}
          name="skills"
          render={({ field }) => (
            <ChipsInput
              name={field.name}
              ref={field.ref}
              value={field.value}
              max={MOST}
              onChange={keep}
              onSearch={setTyped}
              suggestions={suggestions}
              listLabel="Habilidades"
              placeholder="Por ejemplo, TypeScript"
            />
          )}
        />
      </FormField>
      <IdeaChips
        title={`Suelen acompañar a «${seeker.mainRole}»`}
        ideas={ideas}
        chosen={skills}
        max={MOST}
        onPick={(skill) => keep([...skills, skill])}
      />
      <StepFoot back="/onboarding/seeker/step-1">
        <Button type="submit" size="lg">
          Continuar
        </Button>
      </StepFoot>
    </Form>
  )
}
