import { Controller } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { modalityWords } from '#shared/words/work.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { loadImport } from '#web/data/cv-imports.ts'
import { listOwnCvs, useCreateCv } from '#web/data/cvs.ts'
import { beginReview } from '#web/features/cvs/import/use-review.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { currencyOf, type Money } from '#web/lib/money.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { notify } from '#web/lib/toast.ts'
import { MoneyInput } from '#web/parts/conditions/money-input.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { visibilityAnswers } from '../settings/users.words.ts'
import { WithMe } from '../settings/with-me.tsx'
import { firstCv, type Home, withAnswers } from './first-cv.ts'
import { HomeFields } from './home-fields.tsx'
import { type LastFormState, lastAnswers } from './last-answers.ts'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'
import type { ReadAnswers } from './read-answers.ts'
import { useBroughtCv, WithReadCv } from './with-read-cv.tsx'

export function Component() {
  usePageTitle('Dónde y cómo')
  const { import_id } = useBroughtCv()
  return (
    <OnboardingStep
      step={3}
      steps={3}
      title="Dónde y cómo quieres trabajar"
      text="Lo último: dónde vives, qué te interesa y quién puede encontrarte."
    >
      <WithMe>
        {(me) => (
          <WithReadCv import_id={import_id}>
            {(read) => <LastForm me={me} read={read} import_id={import_id} />}
          </WithReadCv>
        )}
      </WithMe>
    </OnboardingStep>
  )
}

interface LastFormProps {
  me: CurrentUser
  read: ReadAnswers | null
  import_id: string | null
}

function LastForm({ me, read, import_id }: LastFormProps) {
  const navigate = useNavigate()
  const save = useSaveProfile()
  const startCv = useStartCv(me)
  const { stepPath } = useBroughtCv()
  const clear = useOnboardingDraft((draft) => draft.clear)
  const { modalities, min_salary } = me.job_preferences
  const form = useApiForm(lastAnswers, {
    // What somebody has said before counts more than what their CV says.
    modalities: modalities.length > 0 ? modalities : (read?.wishes.modalities ?? []),
    min_salary: min_salary ?? read?.wishes.min_salary ?? null,
    city: me.city ?? read?.city ?? '',
    country: me.country ?? read?.country ?? null,
  })
  const { control, register } = form

  async function finish({ modalities, min_salary, city, country, visibility }: z.output<typeof lastAnswers>) {
    const job_preferences = { ...me.job_preferences, modalities, min_salary }
    await save.mutateAsync({ job_preferences, city, country, visibility })
    // A proposal that is gone, or could not be read, is no reason to stay here.
    await navigate(await startCv(read && import_id, { city: city ?? '', country }), { replace: true })
    clear()
    notify.success('Preferencias guardadas.')
  }

  return (
    <Form form={form} onSubmit={finish} className="space-y-8">
      <HomeFields form={form} />
      <WishFields
        form={form}
        currency={currencyOf({ ...me, country: form.watch('country') ?? me.country })}
        pay_read={min_salary === null && read?.wishes.min_salary != null}
      />
      <FormField
        group
        control={control}
        name="visibility"
        label="¿Quieres que las empresas puedan encontrarte?"
        help="Puedes cambiarlo cuando quieras en Ajustes, en Privacidad."
      >
        <RadioCards cards={visibilityAnswers} {...register('visibility')} />
      </FormField>
      <StepFoot back={stepPath(2)}>
        <Button type="submit" size="lg" busy={form.formState.isSubmitting} busyLabel="Guardando…">
          {read ? 'Terminar y revisar mi CV' : 'Terminar e ir a mi CV'}
        </Button>
      </StepFoot>
    </Form>
  )
}

/** Begins the first CV and answers with where it goes on; somebody who has one already gets no second one. */
function useStartCv(me: CurrentUser): (import_id: string | null, home: Home) => Promise<string> {
  const { seeker } = useOnboardingDraft()
  const create = useCreateCv()
  const said = { mainRole: seeker.mainRole || (me.job_preferences.roles[0] ?? ''), skills: seeker.skills }
  return async (import_id, home) => {
    if (import_id !== null) {
      const { proposal } = await loadImport(import_id)
      beginReview(import_id, await withAnswers(proposal.document, { ...said, ...home }))
      return `/app/cv?importacion=${import_id}`
    }
    if ((await listOwnCvs()).length === 0) await create.mutateAsync(await firstCv({ ...said, ...home }))
    return '/app/cv'
  }
}

interface WishFieldsProps {
  form: LastFormState
  currency: Money['currency']
  /** The pay that stands there at first was read in the CV. */
  pay_read: boolean
}

function WishFields({ form, currency, pay_read }: WishFieldsProps) {
  const { control, register } = form
  return (
    <>
      <FormField group optional control={control} name="modalities" label="¿Cómo te gusta trabajar?">
        <ChoicePills choices={choicesOf(modalityWords)} {...register('modalities')} />
      </FormField>
      <FormField
        group
        optional
        control={control}
        name="min_salary.amount"
        label="Salario mínimo que esperas"
        help={`${pay_read ? 'Lo leímos en tu CV. ' : ''}Solo lo ve la empresa a la que te postulas. Lo que pague menos queda aparte, al final.`}
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
