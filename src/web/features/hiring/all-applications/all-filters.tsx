import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { type AllAsked, type ApplicationChoices, allAsked } from '#shared/hiring/all-applications/all-applications.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { sourceWords, stageKindWords } from '#shared/words/hiring.ts'
import { type Choice, choicesOf } from '#web/lib/choices.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { sortWords, stateWords } from '../list/list-address.ts'
import { FilterToggle } from '../parts/filter-toggle.tsx'
import { useAllAsked } from './use-all-asked.ts'

const matches = ['40', '60', '80'].map((value) => ({ value, label: `Encaje desde ${value} %` }))
const { stage: _, ...orders } = sortWords

type Picked = 'vacancy_id' | 'state' | 'stage_kind' | 'source' | 'owner_member_id' | 'tag' | 'min_match' | 'sort'

/** Every filter has effect at once; without room they fold behind a button. */
export function AllFilters({ choices }: { choices: ApplicationChoices | undefined }) {
  const { asked, filtered, put, clear } = useAllAsked()
  const { typed, type } = useTypedWords(asked.q, (q) => put({ q }))
  const [shown, setShown] = useState(false)
  const pick = (name: Picked, label: string, offered: readonly Choice[], placeholder?: string) => (
    <Select
      aria-label={label}
      className="min-h-11"
      placeholder={placeholder}
      choices={offered}
      value={String(asked[name] ?? '')}
      onChange={({ target }) => put(read(name, target.value))}
    />
  )
  return (
    <div className="@container space-y-3">
      <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
        <div className="col-span-2 flex gap-2 @3xl:col-span-1 @3xl:block">
          <Input
            type="search"
            aria-label="Buscar candidaturas"
            placeholder="Nombre o etiqueta"
            icon={<Search />}
            maxLength={HIRING_LENGTHS.find}
            className="min-h-11"
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <Button variant="secondary" aria-expanded={shown} className="@3xl:hidden" onClick={() => setShown(!shown)}>
            <SlidersHorizontal aria-hidden="true" />
            Filtros
          </Button>
        </div>
        <div className={cx('contents', !shown && '@max-3xl:hidden')}>
          {pick('vacancy_id', 'Vacante', vacanciesIn(choices, asked), 'Todas las vacantes')}
          {pick('state', 'Estado', choicesOf(stateWords))}
          {pick('stage_kind', 'Etapa', choicesOf(stageKindWords), 'Etapa')}
          {pick('source', 'Origen', choicesOf(sourceWords), 'Origen')}
          {pick('owner_member_id', 'Responsable', peopleIn(choices), 'Responsable')}
          {pick('min_match', 'Encaje', matches, 'Encaje')}
          {pick('sort', 'Orden', choicesOf(orders))}
        </div>
      </div>
      <div className={cx('flex flex-wrap items-center gap-2', !shown && !filtered && '@max-3xl:hidden')}>
        <div
          className={cx(
            'flex gap-3 @max-3xl:w-full',
            !shown && !asked.applied_from && !asked.applied_to && '@max-3xl:hidden',
          )}
        >
          <Day label="Desde" value={asked.applied_from} onPick={(applied_from) => put({ applied_from })} />
          <Day label="Hasta" value={asked.applied_to} onPick={(applied_to) => put({ applied_to })} />
        </div>
        {choices && (choices.tags.length > 0 || asked.tag) && (
          <div className={cx('w-44 max-w-full @max-3xl:w-full', !shown && !asked.tag && '@max-3xl:hidden')}>
            {pick('tag', 'Etiqueta', tagsIn(choices, asked), 'Etiqueta')}
          </div>
        )}
        <FilterToggle
          on={asked.no_missed_must === 'true'}
          onPress={(on) => put({ no_missed_must: on ? 'true' : undefined })}
        >
          Cumple los excluyentes
        </FilterToggle>
        <FilterToggle on={asked.unread === 'true'} onPress={(on) => put({ unread: on ? 'true' : undefined })}>
          Con mensajes sin leer
        </FilterToggle>
        {filtered && (
          <Button size="sm" variant="quiet" onClick={clear}>
            <X aria-hidden="true" />
            Quitar filtros
          </Button>
        )}
      </div>
    </div>
  )
}

/** An empty choice is no filter. */
function read(name: Picked, value: string): Partial<AllAsked> {
  const said = allAsked.shape[name].safeParse(value || undefined)
  return { [name]: said.success ? said.data : undefined }
}

/** An open vacancy that is not among those that are offered still has its line. */
function vacanciesIn(choices: ApplicationChoices | undefined, { vacancy_id }: AllAsked): Choice[] {
  const offered = choices?.vacancies.map(({ id, title }) => ({ value: id, label: title })) ?? []
  if (!vacancy_id || offered.some(({ value }) => value === vacancy_id)) return offered
  return [...offered, { value: vacancy_id, label: choices ? 'Otra vacante' : '…' }]
}

function tagsIn({ tags }: ApplicationChoices, { tag }: AllAsked): Choice[] {
  const offered = tag && !tags.includes(tag) ? [...tags, tag] : tags
  return offered.map((one) => ({ value: one, label: one }))
}

const peopleIn = (choices: ApplicationChoices | undefined): Choice[] =>
  choices?.team.map(({ member_id, full_name }) => ({ value: member_id, label: full_name })) ?? []

interface DayProps {
  label: string
  value: string | undefined
  onPick: (day: string | undefined) => void
}

/** A day on which somebody applied, from or up to which they are listed. */
function Day({ label, value, onPick }: DayProps) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-x-2 text-ink-soft text-sm @max-3xl:flex-col @max-3xl:items-stretch">
      <span aria-hidden="true">{label}</span>
      <Input
        type="date"
        aria-label={`Se postuló ${label.toLowerCase()}`}
        className="min-h-11 min-w-36"
        value={value ?? ''}
        onChange={({ target }) => onPick(target.value || undefined)}
      />
    </span>
  )
}
