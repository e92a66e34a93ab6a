import { FilePlus2 } from 'lucide-react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { type CurrentUser, jobPreferences, profileBody, visibility } from '#shared/users.ts'
import { ChoicePills } from '#web/features/users/choice-pills.tsx'
import { countries } from '#web/features/users/countries.ts'
import { currencyOf, type Money } from '#web/features/users/money.ts'
import { MoneyInput } from '#web/features/users/money-input.tsx'
import { useSaveProfile } from '#web/features/users/users.hooks.ts'
import { choicesOf, modalityWords, visibilityAnswers } from '#web/features/users/users.words.ts'
import { WithMe } from '#web/features/users/with-me.tsx'
import { Form, FormField, useApiForm } from '#web/lib/form.tsx'
import { useOnboardingDraft } from '#web/lib/onboarding-draft.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'

/** The ways to begin a CV; «desde cero» leads to the CV page. */
const cvStarts = [
  {
    value: 'SCRATCH',
    title: 'Empezar desde cero',
    text: 'Al terminar te llevamos a Mi CV.',
    icon: <FilePlus2 />,
  },
] as const

const answers = z.object({
  cv_start: z.enum(['SCRATCH'], { error: 'Elige cómo quieres empezar.' }),
  modalities: jobPreferences.shape.modalities,
  country: profileBody.shape.country.unwrap(),
  min_salary: jobPreferences.shape.min_salary,
  visibility: z.enum(visibility.options, { error: 'Elige una de las dos opciones: puedes cambiarla cuando quieras.' }),
})

export function Component() {
  usePageTitle('Tu CV y lo que buscas')
  return (
    <OnboardingStep
      step={3}
      steps={3}
      title="Tu CV y lo que buscas"
      text="Lo último: cómo empiezas tu CV, qué te interesa y quién puede encontrarte."
    >
      <WithMe>{(me) => <LastForm me={me} />}</WithMe>
    </OnboardingStep>
  )
}

function LastForm({ me }: { me: CurrentUser }) {
  const clear = useOnboardingDraft((draft) => draft.clear)
  const navigate = useNavigate()
  const save = useSaveProfile()
  const { modalities, min_salary } = me.job_preferences
  const form = useApiForm(answers, { cv_start: 'SCRATCH', modalities, min_salary, country: me.country })
  const { control, register } = form

  async function finish({ modalities, min_salary, country, visibility }: z.output<typeof answers>) {
    await save.mutateAsync({
      job_preferences: { ...me.job_preferences, modalities, min_salary },
      country,
      visibility,
    })
    await navigate('/app/cv', { replace: true })
    clear()
    notify.success('Cambios guardados.')
  }

  return (
    <Form form={form} onSubmit={finish} className="space-y-8">
      <FormField group control={control} name="cv_start" label="¿Cómo quieres empezar tu CV?">
        <RadioCards cards={cvStarts} {...register('cv_start')} />
      </FormField>
      <WishFields form={form} currency={currencyOf(me)} />
      <FormField
        group
        control={control}
        name="visibility"
        label="¿Quieres que las empresas puedan encontrarte?"
        help="Puedes cambiarlo cuando quieras en Ajustes, en Privacidad."
      >
        <RadioCards cards={visibilityAnswers} {...register('visibility')} />
      </FormField>
      <StepFoot back="/onboarding/seeker/step-2">
        <Button type="submit" size="lg" busy={save.isPending} busyLabel="Guardando…">
          Terminar e ir a mi CV
        </Button>
      </StepFoot>
    </Form>
  )
}

type LastFormState = UseFormReturn<z.input<typeof answers>, unknown, z.output<typeof answers>>

function WishFields({ form, currency }: { form: LastFormState; currency: Money['currency'] }) {
  const { control, register } = form
  return (
    <>
      <FormField group optional control={control} name="modalities" label="¿Cómo te gusta trabajar?">
        <ChoicePills choices={choicesOf(modalityWords)} {...register('modalities')} />
      </FormField>
      <FormField optional control={control} name="country" label="¿Dónde vives?">
        <Select
          choices={countries}
          placeholder="Elige un país"
          autoComplete="country"
          {...register('country', { setValueAs: (value: string | null) => value || null })}
        />
      </FormField>
      <FormField
        group
        optional
        control={control}
        name="min_salary.amount"
        label="Salario mínimo que esperas"
        help="Es privado: ninguna empresa lo ve. Lo usamos para no proponerte vacantes por debajo."
      >
        <Controller
          control={control}
          name="min_salary"
          render={({ field, fieldState }) => (
            <MoneyInput
              name={`${field.name}.amount`}
              value={field.value ?? null}
              onChange={field.onChange}
              currency={currency}
              invalid={fieldState.invalid}
            />
          )}
        />
      </FormField>
    </>
  )
}
