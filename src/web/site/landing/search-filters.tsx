import { type Currency, currencies } from '#shared/core/currencies.ts'
import { type AskedFilter, type AskedFilters, askedFilters, askedSalary } from '#shared/jobs/asked-filters.ts'

const FIELD = 'min-h-11 min-w-0 rounded-lg border border-edge bg-surface px-3 hover:border-ink-soft'

interface SearchFiltersProps {
  filters: AskedFilters
  /** Offered until one was chosen. */
  currency: Currency
  /** On a phone. They stay as they are while one after the other is chosen. */
  is_open: boolean
  onOpen: (is_open: boolean) => void
}

/** Fields of the document's own form: they work before the program is there, and send at once when it is. */
export function SearchFilters({ filters, currency, is_open, onOpen }: SearchFiltersProps) {
  return (
    <div className="mt-3">
      {/* A phone opens them; this works without the program too. */}
      <input
        id="ver-filtros"
        type="checkbox"
        defaultChecked={is_open}
        onChange={({ target }) => onOpen(target.checked)}
        className="peer sr-only sm:hidden"
      />
      <label
        htmlFor="ver-filtros"
        className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-md peer-focus-visible:outline-2 peer-focus-visible:outline-brand sm:hidden"
      >
        Filtros y orden
      </label>
      <div className="flex flex-wrap gap-2 text-[0.9375rem] max-sm:hidden max-sm:peer-checked:flex">
        {(Object.keys(askedFilters) as AskedFilter[]).map((filter) => (
          <Choice key={filter} filter={filter} value={filters[filter] ?? ''} />
        ))}
        <div className="flex min-w-0 gap-2 max-sm:w-full">
          <input
            type="text"
            inputMode="numeric"
            name={askedSalary.amount}
            aria-label="Salario mínimo al mes"
            placeholder="Mínimo al mes"
            maxLength={askedSalary.most_digits}
            defaultValue={filters.salary_min ?? ''}
            className={`${FIELD} numeric w-36 max-sm:flex-1`}
          />
          <select
            name={askedSalary.currency}
            aria-label="Moneda"
            defaultValue={filters.salary_currency ?? currency}
            className={FIELD}
          >
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      </div>
    </div>
  )
}

function Choice({ filter, value }: { filter: AskedFilter; value: string }) {
  const { name, label, any, words } = askedFilters[filter]
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={(event) => event.target.form?.requestSubmit()}
      className={`${FIELD} max-sm:w-full sm:max-w-52`}
    >
      <option value="">{any}</option>
      {Object.entries(words).map(([one, word]) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </select>
  )
}
