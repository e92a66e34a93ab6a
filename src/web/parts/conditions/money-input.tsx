import { useState } from 'react'
import { PAYMENTS } from '#shared/accounts/users.ts'
import { currencies } from '#shared/core/currencies.ts'
import { salaryPeriodWords } from '#shared/words/work.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { type Money, readAmount, writeAmount } from '#web/lib/money.ts'
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

/** Amount, currency, period and number of payments of a salary; put it inside a group that names the question. */
export function MoneyInput({ value, onChange, currency: first_currency, name, invalid }: MoneyInputProps) {
  const [text, setText] = useState(value ? writeAmount(value.amount, value.currency) : '')
  // Until one is chosen it follows the country, which the same form may ask for.
  const [chosen, setCurrency] = useState(value?.currency)
  const currency = chosen ?? first_currency
  const [period, setPeriod] = useState<Money['period']>(value?.period ?? 'MES')
  const [payments, setPayments] = useState(value?.payments_per_year)

  function tell(change: Partial<{ text: string } & Omit<Money, 'amount'>>) {
    const next = { text, currency, period, payments_per_year: payments, ...change }
    setText(next.text)
    if (change.currency) setCurrency(change.currency)
    setPeriod(next.period)
    setPayments(next.payments_per_year)
    const amount = readAmount(next.text, next.currency)
    const { currency: money, period: each, payments_per_year } = next
    const said = each === 'MES' && payments_per_year !== undefined ? { payments_per_year } : {}
    onChange(amount === null ? null : { amount, currency: money, period: each, ...said })
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
      {period === 'MES' && (
        <Select
          aria-label="Pagas al año"
          value={payments ?? ''}
          choices={paymentChoices}
          placeholder="En las pagas de cada vacante"
          onChange={({ target }) => tell({ payments_per_year: target.value === '' ? undefined : Number(target.value) })}
          className="col-span-2 sm:col-span-3"
        />
      )}
    </div>
  )
}

const paymentChoices = Array.from({ length: PAYMENTS.max - PAYMENTS.min + 1 }, (_, more) => ({
  value: String(PAYMENTS.min + more),
  label: `En ${PAYMENTS.min + more} pagas al año`,
}))

const periods = ['MES', 'ANIO', 'HORA'] as const
