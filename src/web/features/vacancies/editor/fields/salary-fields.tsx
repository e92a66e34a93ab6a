import { useState } from 'react'
import { currencyCode } from '#shared/core/fields.ts'
import { minorUnits } from '#shared/core/money.ts'
import { payPeriod, type SalaryBand } from '#shared/vacancies/vacancy-document.ts'
import { VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { readAmount, writeAmount } from '#web/lib/money.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { FindingNotes } from './finding-notes.tsx'

const currencies = currencyCode.options.map((code) => ({ value: code, label: code }))
const periods = [
  { value: 'ANIO', label: 'al año' },
  { value: 'MES', label: 'al mes' },
  { value: 'SEMANA', label: 'a la semana' },
  { value: 'DIA', label: 'al día' },
  { value: 'HORA', label: 'por hora' },
] as const
const payments = [12, 13, 14, 15, 16].map((count) => ({ value: String(count), label: `${count} pagas` }))

/** The band, always gross, and the sentence that candidates will read. */
export function SalaryFields() {
  const { document, change } = useVacancyEditor()
  const { salary } = document
  const patch = (part: Partial<SalaryBand>) => change({ salary: { ...salary, ...part } })
  const sentence = salaryWords(salary)
  return (
    <fieldset className="min-w-0" data-field="salary">
      <legend className="mb-1 font-semibold text-[0.9375rem]">Salario bruto</legend>
      <p className="mb-4 text-ink-soft text-sm">
        Se muestra siempre. El máximo puede superar al mínimo hasta en un 50 %: así la cifra orienta de verdad.
      </p>
      <div className="grid grid-cols-2 gap-4 @lg:grid-cols-4">
        <AmountField path="salary.min" label="Mínimo" value={salary.min} onChange={(min) => patch({ min })} />
        <AmountField path="salary.max" label="Máximo" value={salary.max} onChange={(max) => patch({ max })} />
        <Field label="Moneda">
          <Select
            name="salary.currency"
            choices={currencies}
            value={salary.currency}
            onChange={(event) => patch(inCurrency(salary, currencyCode.parse(event.target.value)))}
          />
        </Field>
        <Field label="Periodo">
          <Select
            name="salary.period"
            choices={periods}
            value={salary.period}
            onChange={(event) => patch({ period: payPeriod.parse(event.target.value), payments_per_year: 12 })}
          />
        </Field>
      </div>
      {salary.period === 'MES' && (
        <Field label="Pagas al año" className="mt-4 @lg:max-w-48">
          <Select
            name="salary.payments_per_year"
            choices={payments}
            value={String(salary.payments_per_year)}
            onChange={(event) => patch({ payments_per_year: Number(event.target.value) })}
          />
        </Field>
      )}
      <p aria-live="polite" className="numeric mt-4 font-bold text-lg empty:hidden">
        {sentence}
      </p>
      <FindingNotes path="salary" />
      <TextField
        className="mt-5"
        path="salary.variable_text"
        label="Parte variable"
        value={salary.variable_text}
        onChange={(variable_text) => patch({ variable_text })}
        max={VACANCY_LENGTHS.variable_pay}
        optional
        placeholder="Por ejemplo, bono de hasta el 10 %"
      />
    </fieldset>
  )
}

/** The same figures in another currency, which may have other minor units. */
function inCurrency({ min, max, currency: before }: SalaryBand, currency: SalaryBand['currency']): Partial<SalaryBand> {
  const factor = 10 ** (minorUnits(currency) - minorUnits(before))
  const scaled = (amount: number | null) => amount && Math.round(amount * factor)
  return { currency, min: scaled(min), max: scaled(max) }
}

/** «1.000.000.000,00» */
const TYPED_MAX = 16

interface AmountFieldProps {
  path: string
  label: string
  value: number | null
  onChange: (minor_units: number | null) => void
}

/** An amount as people type it; kept in minor units. */
function AmountField({ path, label, value, onChange }: AmountFieldProps) {
  const { currency } = useVacancyEditor().document.salary
  const { error, onBlur } = useProblem(path, value !== null)
  const [text, setText] = useState(value ? writeAmount(value, currency) : '')
  // The value was changed from outside, e.g. by another version.
  if (value !== readAmount(text, currency)) setText(value ? writeAmount(value, currency) : '')
  return (
    <Field label={label} error={error}>
      <Input
        name={path}
        inputMode="decimal"
        autoComplete="off"
        maxLength={TYPED_MAX}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange(readAmount(event.target.value, currency))
        }}
        onBlur={onBlur}
        className="numeric"
      />
    </Field>
  )
}
