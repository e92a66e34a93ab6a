import { Controller } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { type CurrentUser, seniority } from '#shared/accounts/users.ts'
import { line } from '#shared/core/fields.ts'
import { seniorityWords } from '#shared/words/work.ts'
import { useSaveProfile } from '#web/data/accounts.ts'
import { useRoleSuggestions } from '#web/data/taxonomy.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Combobox } from '#web/ui/suggestions/combobox.tsx'
import { WithMe } from '../settings/with-me.tsx'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'

const answers = z.object({
  mainRole: line(80, 1),
  seniority: z.enum(seniority.options, { error: 'Elige el nivel que más se parece al tuyo.' }),
})

export function Component() {
  usePageTitle('Tu puesto')
  return (
    <OnboardingStep
      step={1}
      steps={3}
      title="¿Qué trabajo buscas?"
      text="Con tu puesto y tu nivel te mostraremos vacantes que encajan contigo."
    >
      <WithMe>{(me) => <RoleForm me={me} />}</WithMe>
    </OnboardingStep>
  )
}

function RoleForm({ me }: { me: CurrentUser }) {
  const draft = useOnboardingDraft()
  const navigate = useNavigate()
  const save = useSaveProfile()
  const { roles, seniority: levels } = me.job_preferences
  const form = useApiForm(answers, {
    mainRole: draft.seeker.mainRole || roles[0] || '',
    ...(levels[0] ? { seniority: levels[0] } : {}),
  })
  const suggestions = useRoleSuggestions(form.watch('mainRole'))

  async function next(values: z.output<typeof answers>) {
    draft.setSeeker({ mainRole: values.mainRole })
    const others = roles.slice(1).filter((role) => role !== values.mainRole)
    await save.mutateAsync({
      job_preferences: {
        ...me.job_preferences,
        roles: [values.mainRole, ...others],
        seniority: [values.seniority],
      },
    })
    await navigate('/onboarding/seeker/step-2')
  }

  return (
    <Form form={form} onSubmit={next} className="space-y-7">
      <FormField
        control={form.control}
        name="mainRole"
        label="Puesto"
        help="Escribe el que mejor te describe, con tus propias palabras."
      >
        <Controller
          control={form.control}
          name="mainRole"
          render={({ field }) => (
            <Combobox
              {...field}
              onChange={(text) => {
                field.onChange(text)
                draft.setSeeker({ mainRole: text })
              }}
              suggestions={suggestions}
              listLabel="Puestos"
              placeholder="Por ejemplo, desarrolladora backend"
              maxLength={80}
            />
          )}
        />
      </FormField>
      <FormField group control={form.control} name="seniority" label="Nivel">
        <ChoicePills single choices={choicesOf(seniorityWords)} {...form.register('seniority')} />
      </FormField>
      <StepFoot>
        <Button type="submit" size="lg" busy={save.isPending} busyLabel="Guardando…">
          Continuar
        </Button>
      </StepFoot>
    </Form>
  )
}
