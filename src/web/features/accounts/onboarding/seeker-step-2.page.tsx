import { Controller } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { ROLE_NAME_MAX } from '#shared/core/limits.ts'
import { seniorityWords } from '#shared/words/work.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
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
import type { ReadAnswers } from './read-answers.ts'
import { type RoleFormState, roleAnswers } from './role-answers.ts'
import { SkillsField } from './skills-field.tsx'
import { useBroughtCv, WithReadCv } from './with-read-cv.tsx'

const TEXT = 'Con tu puesto, tu nivel y lo que sabes hacer te mostraremos vacantes que encajan contigo.'
const READ_TEXT = 'Lo tomamos de tu CV: corrige lo que haga falta.'

export function Component() {
  usePageTitle('Tu puesto')
  const { import_id } = useBroughtCv()
  return (
    <OnboardingStep step={2} steps={3} title="¿Qué trabajo buscas?" text={import_id === null ? TEXT : READ_TEXT}>
      <WithMe>
        {(me) => <WithReadCv import_id={import_id}>{(read) => <RoleForm me={me} read={read} />}</WithReadCv>}
      </WithMe>
    </OnboardingStep>
  )
}

function RoleForm({ me, read }: { me: CurrentUser; read: ReadAnswers | null }) {
  const { seeker, setSeeker } = useOnboardingDraft()
  const navigate = useNavigate()
  const save = useSaveProfile()
  const { stepPath } = useBroughtCv()
  const { roles, seniority: levels } = me.job_preferences
  const level = levels[0] ?? read?.seniority
  const form = useApiForm<z.input<typeof roleAnswers>, z.output<typeof roleAnswers>>(roleAnswers, {
    mainRole: seeker.mainRole || read?.mainRole || roles[0] || '',
    skills: seeker.skills,
    ...(level && { seniority: level }),
  })

  async function next(values: z.output<typeof roleAnswers>) {
    setSeeker({ mainRole: values.mainRole })
    const others = roles.slice(1).filter((role) => role !== values.mainRole)
    const job_preferences = {
      ...me.job_preferences,
      roles: [values.mainRole, ...others],
      seniority: [values.seniority],
    }
    await save.mutateAsync({ job_preferences })
    await navigate(stepPath(3))
  }

  return (
    <Form form={form} onSubmit={next} className="space-y-7">
      <RoleField form={form} />
      <FormField group control={form.control} name="seniority" label="Nivel">
        <ChoicePills single choices={choicesOf(seniorityWords)} {...form.register('seniority')} />
      </FormField>
      <SkillsField form={form} />
      <StepFoot back={stepPath(1)}>
        <Button type="submit" size="lg" busy={save.isPending} busyLabel="Guardando…">
          Continuar
        </Button>
      </StepFoot>
    </Form>
  )
}

function RoleField({ form }: { form: RoleFormState }) {
  const setSeeker = useOnboardingDraft((draft) => draft.setSeeker)
  const suggestions = useRoleSuggestions(form.watch('mainRole'))
  return (
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
              setSeeker({ mainRole: text })
            }}
            suggestions={suggestions}
            listLabel="Puestos"
            placeholder="Por ejemplo, auxiliar de enfermería"
            maxLength={ROLE_NAME_MAX}
          />
        )}
      />
    </FormField>
  )
}
