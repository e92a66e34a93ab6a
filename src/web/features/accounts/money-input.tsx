import { useState } from 'react'
import { salaryPeriodWords } from '#shared/words/work.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { currencies, type Money, readAmount, writeAmount } from '#web/lib/money.ts'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'

interface MoneyInputProps {
  value: Money | null
  /** Null while the amount is empty. */
  onChange: (money: Money | null) => void
  /** Currency offered first while there is no amount. */
  currency: Money['currency']
  name: string
  invalid: boolean
}

/** Amount, currency and period of a salary; put it inside a group that names the question. */
export function MoneyInput({ value, onChange, currency: first_currency, name, invalid }: MoneyInputProps) {
  const [text, setText] = useState(value ? writeAmount(value.amount, value.currency) : '')
  const [currency, setCurrency] = useState(value?.currency ?? first_currency)
  const [period, setPeriod] = useState<Money['period']>(value?.period ?? 'MES')

  function tell(change: Partial<{ text: string } & Pick<Money, 'currency' | 'period'>>) {
    const next = { text, currency, period, ...change }
    setText(next.text)
    setCurrency(next.currency)
    setPeriod(next.period)
    const amount = readAmount(next.text, next.currency)
    onChange(amount === null ? null : { amount, currency: next.currency, period: next.period })
  }

  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_9rem]">
      <Input
        aria-label="Importe"
        aria-invalid={invalid || undefined}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => tell({ text: event.target.value })}
        className="numeric col-span-2 sm:col-span-1"
      />
      <Select
        aria-label="Moneda"
        value={currency}
        choices={currencies.map((code) => ({ value: code, label: code }))}
        onChange={(event) => tell({ currency: currencies.find((code) => code === event.target.value) ?? currency })}
      />
      <Select
        aria-label="Periodo"
        value={period}
        choices={choicesOf(salaryPeriodWords)}
        onChange={(event) => tell({ period: periods.find((one) => one === event.target.value) ?? period })}
      />
    </div>
  )
}

const periods = ['MES', 'ANIO', 'HORA'] as const
