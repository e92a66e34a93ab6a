import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { JobPreferences, jobPreferences } from '#shared/accounts/users.ts'
import { commuteWords } from '#shared/words/commute.ts'
import { shiftWords } from '#shared/words/hours.ts'
import { contractWords, workingDayWords } from '#shared/words/work.ts'
import { choicesOf } from '#web/lib/choices.ts'
import type { Money } from '#web/lib/money.ts'
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { MoneyInput } from './money-input.tsx'

export type PreferencesForm = UseFormReturn<z.input<typeof jobPreferences>, unknown, JobPreferences>

interface ConditionFieldsProps {
  form: PreferencesForm
  /** Offered first while there is no amount. */
  currency: Money['currency']
}

const YES_NO = { SI: 'Sí', NO: 'No' } as const

/** What somebody accepts of every vacancy, asked once: in a sheet at the first match that needs it, and in the settings. */
export function ConditionFields({ form: { control, register }, currency }: ConditionFieldsProps) {
  return (
    <>
      <FormField group optional control={control} name="working_days" label="Jornada">
        <ChoicePills choices={choicesOf(workingDayWords)} {...register('working_days')} />
      </FormField>
      <FormField
        group
        optional
        control={control}
        name="shifts"
        label="Turnos que harías"
        help="Marca todos. Si marcas alguno, los demás cuentan como «no»."
      >
        <ChoicePills choices={choicesOf(shiftWords)} {...register('shifts')} />
      </FormField>
      <FormField group optional control={control} name="contract_types" label="Tipo de contrato">
        <ChoicePills choices={choicesOf(contractWords)} {...register('contract_types')} />
      </FormField>
      <FormField group optional control={control} name="commute" label="Para ir cada día">
        <Controller
          control={control}
          name="commute"
          render={({ field: { name, value, onChange } }) => (
            <RadioPills name={name} words={commuteWords} value={value ?? null} onChange={onChange} />
          )}
        />
      </FormField>
      <FormField
        group
        optional
        control={control}
        name="relocate"
        label="¿Cambiarías de ciudad?"
        help="Si dices «No», las vacantes presenciales lejos de tu casa quedan aparte, al final."
      >
        <Controller
          control={control}
          name="relocate"
          render={({ field: { name, value, onChange } }) => (
            <RadioPills
              name={name}
              words={YES_NO}
              value={value === true ? 'SI' : value === false ? 'NO' : null}
              onChange={(one) => onChange(one === 'SI')}
            />
          )}
        />
      </FormField>
      <FormField
        group
        optional
        control={control}
        name="min_salary.amount"
        label="Salario mínimo que esperas"
        help="Bruto. Solo lo ve la empresa a la que te postulas. Lo que pague menos queda aparte, al final."
      >
        <Controller
          control={control}
          name="min_salary"
          render={({ field, fieldState }) => (
            <MoneyInput
              name="min_salary.amount"
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
