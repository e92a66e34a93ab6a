import { BellPlus, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import { jobSort } from '#shared/jobs/jobs.ts'
import { activeFilters } from '#shared/words/filters.ts'
import { sortWords } from '#shared/words/jobs.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { type Counts, FilterForm } from './filters/filter-form.tsx'
import { useJobAddress } from './use-job-address.ts'

interface ExploreToolsProps {
  /** The filters stand in a column of their own. */
  column: boolean
  counts: Counts | null
  total: number | undefined
  onSave: () => void
}

export function ExploreTools({ column, counts, total, onSave }: ExploreToolsProps) {
  const { filters, sort, order } = useJobAddress()
  const used = sort ?? (filters.q ? 'relevancia' : 'recientes')
  const offered = jobSort.options.filter((one) => one !== 'relevancia' || filters.q !== '' || used === one)
  return (
    // As wide as the list, which an open vacancy makes narrow on a wide screen.
    <div className="@container">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p
          id={TOTAL_ID}
          tabIndex={-1}
          role="status"
          className="mr-auto @max-lg:order-last min-h-7 font-semibold text-lg"
        >
          {total !== undefined && plural(total, 'vacante', 'vacantes')}
        </p>
        <div className={cx('flex gap-2 @lg:gap-3', column ? '' : '@max-lg:w-full')}>
          {!column && <FilterDrawer counts={counts} total={total} />}
          <div className={cx(column ? 'w-48' : '@lg:w-48 min-w-0 flex-1')}>
            <Select
              aria-label="Ordenar"
              value={used}
              choices={offered.map((value) => ({ value, label: sortWords[value] }))}
              onChange={(event) => order(jobSort.parse(event.target.value))}
            />
          </div>
          <Button variant="secondary" className="@max-lg:px-3.5 min-h-12" onClick={onSave}>
            <BellPlus aria-hidden="true" />
            <span className="@max-lg:sr-only">Guardar búsqueda</span>
          </Button>
        </div>
      </div>
    </div>
  )
}

function FilterDrawer({ counts, total }: { counts: Counts | null; total: number | undefined }) {
  const [open, setOpen] = useState(false)
  const { filters } = useJobAddress()
  const active = activeFilters(filters).length
  return (
    <>
      <Button
        variant="secondary"
        className="@max-lg:px-3.5 min-h-12"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        Filtros
        {active > 0 && <span className="rounded-full bg-brand-soft px-2 text-brand-strong text-sm">{active}</span>}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Filtros" className="max-w-md">
        <div className="flex-1 px-5 pt-5 pb-8 sm:px-7">
          <p aria-hidden="true" className="mb-5 font-bold font-display text-xl">
            Filtros
          </p>
          <FilterForm counts={counts} />
        </div>
        <div className="sticky bottom-0 border-line border-t bg-surface px-5 py-4 sm:px-7">
          <Button wide onClick={() => setOpen(false)}>
            {total === undefined
              ? 'Ver vacantes'
              : `Ver ${formatNumber(total)} ${total === 1 ? 'vacante' : 'vacantes'}`}
          </Button>
        </div>
      </Drawer>
    </>
  )
}

/** What narrows the list, each with a way to take it away. */
export function ActiveFilters() {
  const { filters, update, clear } = useJobAddress()
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <ul aria-label="Filtros puestos" className="flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label} className="flex min-w-0 max-w-full">
          <button
            type="button"
            onClick={() => take(() => update(without))}
            className="hit-area flex min-h-9 min-w-0 items-center gap-1.5 rounded-full bg-brand-soft px-3 font-medium text-brand-strong text-sm hover:bg-line"
          >
            <span className="sr-only">Quitar </span>
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => take(clear)}
          className="hit-area text-link inline-flex min-h-9 items-center px-2 text-sm"
        >
          Quitar filtros
        </button>
      </li>
    </ul>
  )
}

const TOTAL_ID = 'total-de-vacantes'

/** The pressed button goes with its filter, so focus moves to what it changed. */
function take(away: () => void): void {
  away()
  document.getElementById(TOTAL_ID)?.focus({ preventScroll: true })
}
