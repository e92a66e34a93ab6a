import { useEffect, useRef, useState } from 'react'
import { salaryPeriod } from '#shared/accounts/users.ts'
import { currencyCode } from '#shared/core/fields.ts'
import { FILTER_SALARY_MAX } from '#shared/jobs/jobs.ts'
import { salaryPeriodWords } from '#shared/words/work.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { useOwnCurrency } from '#web/data/own-currency.ts'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { FilterDraft } from '../use-job-address.ts'

/** «1.000.000.000» */
const TYPED_MAX = 13

type SalaryBase = Pick<FilterDraft['filters'], 'salary_currency' | 'salary_period'>

/** As salaries are said where the person lives: by the year in euros, by the month elsewhere. */
function useOwnSalary(): SalaryBase {
  const salary_currency = useOwnCurrency(useMe().data)
  return { salary_currency, salary_period: salary_currency === 'EUR' ? 'ANIO' : 'MES' }
}

/** Any amount, without touching what the person's own preferences say. */
export function SalaryFilter({ filters, change }: FilterDraft) {
  const [text, setText] = useState(filters.salary_min ? String(filters.salary_min) : '')
  const [said, setSaid] = useState<SalaryBase | null>(filters.salary_min ? filters : null)
  const own = useOwnSalary()
  const currency = said?.salary_currency ?? own.salary_currency
  const period = said?.salary_period ?? own.salary_period
  const sent = useRef(filters.salary_min)

  useEffect(() => {
    // Only what came from elsewhere: a removed filter, the back button.
    if (filters.salary_min === sent.current) return
    sent.current = filters.salary_min
    setText(filters.salary_min ? String(filters.salary_min) : '')
  }, [filters.salary_min])

  function tell(part: { salary_currency?: typeof currency; salary_period?: typeof period }) {
    const salary_min = Math.min(Number(text.replace(/\D/g, '')), FILTER_SALARY_MAX) || undefined
    sent.current = salary_min
    change({ salary_min, salary_currency: currency, salary_period: period, ...part })
  }

  return (
    <FieldGroup label="Salario mínimo" help="Bruto. Comparamos todas las vacantes en la misma base.">
      <div className="grid grid-cols-2 gap-2">
        <Input
          aria-label="Importe"
          inputMode="numeric"
          autoComplete="off"
          maxLength={TYPED_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => tell({})}
          onKeyDown={({ key }) => key === 'Enter' && tell({})}
          className="numeric col-span-2"
        />
        <Select
          aria-label="Moneda"
          value={currency}
          choices={currencyCode.options.map((code) => ({ value: code, label: code }))}
          onChange={({ target }) => {
            const salary_currency = currencyCode.parse(target.value)
            setSaid({ salary_currency, salary_period: period })
            tell({ salary_currency })
          }}
        />
        <Select
          aria-label="Periodo"
          value={period}
          choices={salaryPeriod.options.map((value) => ({ value, label: salaryPeriodWords[value] }))}
          onChange={({ target }) => {
            const salary_period = salaryPeriod.parse(target.value)
            setSaid({ salary_currency: currency, salary_period })
            tell({ salary_period })
          }}
        />
      </div>
    </FieldGroup>
  )
}
