import { Columns3, Search, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { downloadApplications } from '#web/data/hiring-team/board.ts'
import type { ListQuery } from '#web/data/hiring-team/list.ts'
import { askedNow, withParam } from '#web/lib/address.ts'
import { choicesOf, keysOf } from '#web/lib/choices.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DownloadButton } from '#web/ui/buttons/download-button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { FilterToggle } from '../parts/filter-toggle.tsx'
import { columnWords, FILTERS, readColumns, sortWords, stateWords, withoutColumn } from './list-address.ts'

const matches = ['40', '60', '80'].map((value) => ({ value, label: `Encaje desde ${value} %` }))
const box = 'min-h-11'

/** Every filter has effect at once and stands in the address; without room, e.g. beside an open application, they fold behind a button. */
export function ListFilters({ asked }: { asked: ListQuery }) {
  const { stages, team } = useDashboard()
  const [search, setSearch] = useSearchParams()
  const put = (name: string, value: string | null) =>
    setSearch(withParam(askedNow(), name, value), { replace: true, preventScrollReset: true })
  const { typed, type } = useTypedWords(asked.q ?? '', (words) => put('q', words))
  const [shown, setShown] = useState(false)
  const used = Object.values(FILTERS).some((name) => search.has(name))
  const clear = () => {
    const next = askedNow()
    for (const name of Object.values(FILTERS)) next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="@container space-y-3">
      <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-3 @5xl:grid-cols-6">
        <div className="col-span-2 flex gap-2 @3xl:col-span-1 @3xl:block">
          <Input
            type="search"
            aria-label="Buscar postulaciones"
            placeholder="Nombre"
            icon={<Search />}
            maxLength={HIRING_LENGTHS.find}
            className={box}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <Button variant="secondary" aria-expanded={shown} className="@3xl:hidden" onClick={() => setShown(!shown)}>
            <SlidersHorizontal aria-hidden="true" />
            Filtros
          </Button>
        </div>
        <div className={cx('contents', !shown && '@max-3xl:hidden')}>
          <Select
            aria-label="Estado"
            className={box}
            choices={choicesOf(stateWords)}
            value={asked.state}
            onChange={(event) => put(FILTERS.state, event.target.value === 'OPEN' ? null : event.target.value)}
          />
          <Select
            aria-label="Etapa"
            className={box}
            placeholder="Etapa"
            choices={stages.map(({ id, name }) => ({ value: id, label: name }))}
            value={asked.stage_id ?? ''}
            onChange={(event) => put(FILTERS.stage_id, event.target.value)}
          />
          <Select
            aria-label="Responsable"
            className={box}
            placeholder="Responsable"
            choices={team.map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))}
            value={asked.owner_member_id ?? ''}
            onChange={(event) => put(FILTERS.owner_member_id, event.target.value)}
          />
          <Select
            aria-label="Encaje"
            className={box}
            placeholder="Encaje"
            choices={matches}
            value={asked.min_match === undefined ? '' : String(asked.min_match)}
            onChange={(event) => put(FILTERS.min_match, event.target.value)}
          />
          <Select
            aria-label="Orden"
            className={box}
            choices={choicesOf(sortWords)}
            value={asked.sort}
            onChange={(event) => put('orden', event.target.value === 'newest' ? null : event.target.value)}
          />
        </div>
      </div>
      <div className={cx('flex flex-wrap items-center gap-2', !shown && !used && '@max-3xl:hidden')}>
        <FilterToggle
          on={asked.no_missed_must === 'true'}
          onPress={(on) => put(FILTERS.no_missed_must, on ? 'si' : null)}
        >
          Cumple los excluyentes
        </FilterToggle>
        <FilterToggle on={asked.unread === 'true'} onPress={(on) => put(FILTERS.unread, on ? 'si' : null)}>
          Con mensajes sin leer
        </FilterToggle>
        {asked.tag && (
          <FilterToggle on onPress={() => put(FILTERS.tag, null)}>
            {`Etiqueta: ${asked.tag}`}
          </FilterToggle>
        )}
        {used && (
          <Button size="sm" variant="quiet" onClick={clear}>
            <X aria-hidden="true" />
            Quitar filtros
          </Button>
        )}
        <div className="ml-auto flex gap-2">
          <ColumnsMenu />
          <ExportButton asked={asked} />
        </div>
      </div>
    </div>
  )
}

function ColumnsMenu() {
  const [search, setSearch] = useSearchParams()
  const shown = readColumns(search)
  return (
    <div className="max-md:hidden">
      <Menu
        trigger={
          <Button size="sm" variant="secondary">
            <Columns3 aria-hidden="true" />
            Columnas
          </Button>
        }
        items={keysOf(columnWords).map((column) => ({
          label: `${shown.includes(column) ? 'Ocultar' : 'Mostrar'} ${columnWords[column].toLowerCase()}`,
          onSelect: () =>
            setSearch(withParam(askedNow(), 'sin', withoutColumn(shown, column)), {
              replace: true,
              preventScrollReset: true,
            }),
        }))}
      />
    </div>
  )
}

function ExportButton({ asked }: { asked: ListQuery }) {
  const { vacancy, may } = useDashboard()
  if (!may('export')) return null
  return (
    <DownloadButton load={() => downloadApplications(vacancy.id, asked)} name={`Postulaciones ${vacancy.title}.csv`}>
      CSV
    </DownloadButton>
  )
}
