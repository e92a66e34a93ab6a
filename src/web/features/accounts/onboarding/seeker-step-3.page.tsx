import { FilePlus2, Upload } from 'lucide-react'
import { useEffect } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { type CurrentUser, jobPreferences, profileBody, visibility } from '#shared/accounts/users.ts'
import { modalityWords } from '#shared/words/work.ts'
import { useSaveProfile } from '#web/data/accounts.ts'
import { loadImport } from '#web/data/cv-imports.ts'
import { listOwnCvs, useCreateCv } from '#web/data/cvs.ts'
import { beginReview } from '#web/features/cvs/import/use-review.ts'
import { BringCv } from '#web/features/cvs/start/bring-cv.tsx'
import { CvDropZone } from '#web/features/cvs/start/cv-drop-zone.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { countries } from '#web/lib/countries.ts'
import { currencyOf, type Money } from '#web/lib/money.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { MoneyInput } from '#web/ui/forms/money-input.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { visibilityAnswers } from '../settings/users.words.ts'
import { WithMe } from '../settings/with-me.tsx'
import { firstCv, withAnswers } from './first-cv.ts'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'

/** The ways to begin a CV: with the one that the person has, or with what was said in these steps. */
const cvStarts = [
  {
    value: 'UPLOAD',
    title: 'Trae tu CV',
    text: 'PDF, DOCX, LinkedIn o JSON Resume: lo leemos y tú lo revisas.',
    icon: <Upload />,
  },
  {
    value: 'SCRATCH',
    title: 'Empezar desde cero',
    text: 'Con tu puesto y tus habilidades ya puestos.',
    icon: <FilePlus2 />,
  },
] as const

const answers = z.object({
  cv_start: z.enum(['UPLOAD', 'SCRATCH'], { error: 'Elige cómo quieres empezar.' }),
  modalities: jobPreferences.shape.modalities,
  country: profileBody.shape.country.unwrap(),
  min_salary: jobPreferences.shape.min_salary,
  visibility: z.enum(visibility.options, { error: 'Elige una de las dos opciones.' }),
})

const NOT_BROUGHT = 'Sube tu CV o elige empezar desde cero.'

export function Component() {
  usePageTitle('Tu CV y lo que buscas')
  const [search, setSearch] = useSearchParams()
  return (
    <OnboardingStep
      step={3}
      steps={3}
      title="Tu CV y lo que buscas"
      text="Lo último: cómo empiezas tu CV, qué te interesa y quién puede encontrarte."
    >
      <CvDropZone onRead={({ id }) => setSearch({ importacion: id }, { replace: true, preventScrollReset: true })}>
        <WithMe>{(me) => <LastForm me={me} import_id={search.get('importacion')} />}</WithMe>
      </CvDropZone>
    </OnboardingStep>
  )
}

function LastForm({ me, import_id }: { me: CurrentUser; import_id: string | null }) {
  const navigate = useNavigate()
  const save = useSaveProfile()
  const startCv = useStartCv(me)
  const clear = useOnboardingDraft((draft) => draft.clear)
  const { modalities, min_salary } = me.job_preferences
  const cv_start = import_id === null ? 'SCRATCH' : 'UPLOAD'
  const form = useApiForm(answers, { cv_start, modalities, min_salary, country: me.country })
  const { control, register, setValue } = form
  // A file dropped anywhere on the page is an answer too.
  useEffect(() => {
    if (import_id !== null) setValue('cv_start', 'UPLOAD')
  }, [import_id, setValue])

  async function finish({ cv_start, modalities, min_salary, country, visibility }: z.output<typeof answers>) {
    const brought = cv_start === 'UPLOAD'
    if (brought && import_id === null) {
      throw new ApiError({ status: 422, code: 'validation', message: NOT_BROUGHT, fields: { cv_start: NOT_BROUGHT } })
    }
    const job_preferences = { ...me.job_preferences, modalities, min_salary }
    await save.mutateAsync({ job_preferences, country, visibility })
    await navigate(await startCv(brought ? import_id : null), { replace: true })
    clear()
    notify.success('Cambios guardados.')
  }

  return (
    <Form form={form} onSubmit={finish} className="space-y-8">
      <FormField group control={control} name="cv_start" label="¿Cómo quieres empezar tu CV?">
        <RadioCards cards={cvStarts} {...register('cv_start')} />
        {form.watch('cv_start') === 'UPLOAD' && (
          <div className="mt-4">
            <BringCv import_id={import_id} />
          </div>
        )}
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
        <Button type="submit" size="lg" busy={form.formState.isSubmitting} busyLabel="Guardando…">
          Terminar e ir a mi CV
        </Button>
      </StepFoot>
    </Form>
  )
}

/** Begins the first CV and answers with where it goes on; somebody who has one already gets no second one. */
function useStartCv(me: CurrentUser): (import_id: string | null) => Promise<string> {
  const { seeker } = useOnboardingDraft()
  const create = useCreateCv()
  const said = { mainRole: seeker.mainRole || (me.job_preferences.roles[0] ?? ''), skills: seeker.skills }
  return async (import_id) => {
    if (import_id !== null) {
      const { proposal } = await loadImport(import_id)
      beginReview(import_id, await withAnswers(proposal.document, said))
      return `/app/cv?importacion=${import_id}`
    }
    if ((await listOwnCvs()).length === 0) await create.mutateAsync(await firstCv(said))
    return '/app/cv'
  }
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
