import { Search } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { Company } from '#shared/company-fields.ts'
import { reachOf } from '#shared/team-policy.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/input.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSearchWords } from './use-search-words.ts'

const states = [
  { value: '', label: 'Todas' },
  { value: 'borradores', label: 'Borradores' },
  { value: 'publicadas', label: 'Publicadas' },
  { value: 'en-pausa', label: 'En pausa' },
  { value: 'cerradas', label: 'Cerradas' },
] as const

/** Filters live in the address, so that a filtered list can be kept and sent. */
export function VacanciesTab({ company }: { company: Company }) {
  const [search] = useSearchParams()
  const { words, typed, type } = useSearchWords()
  const state = states.find((one) => one.value === search.get('estado')) ?? states[0]

  return (
    <div className="space-y-5">
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center">
        <StateFilter chosen={state.value} />
        <div className="lg:ml-auto lg:w-72">
          <Input
            type="search"
            aria-label="Buscar vacantes"
            placeholder="Buscar por título"
            icon={<Search />}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </div>
      </div>
      <Card aria-label="Vacantes">
        {words || state.value ? <NothingFound words={words} state={state.label} /> : <NoVacancies company={company} />}
      </Card>
    </div>
  )
}

function StateFilter({ chosen }: { chosen: string }) {
  const [search] = useSearchParams()

  function address(value: string): string {
    const next = new URLSearchParams(search)
    if (value) next.set('estado', value)
    else next.delete('estado')
    return `?${next}`
  }

  return (
    <nav aria-label="Estado de las vacantes">
      <ul className="flex flex-wrap gap-2">
        {states.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={address(value)}
              replace
              preventScrollReset
              aria-current={value === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-surface px-4 font-medium text-[0.9375rem] text-ink-soft transition-colors hover:border-edge hover:text-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand-strong"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NothingFound({ words, state }: { words: string; state: string }) {
  return (
    <EmptyState
      drawing="search"
      text={
        <>
          {words && <span className="wrap-anywhere mb-2 block font-semibold text-ink">Nada para «{words}»</span>}
          {state === 'Todas' ? 'No hay vacantes con ese título.' : `No hay vacantes en «${state}».`} Quita el filtro
          para verlas todas.
        </>
      }
      action={
        <LinkButton variant="secondary" to="?tab=vacantes" replace preventScrollReset>
          Quitar filtros
        </LinkButton>
      }
    />
  )
}

function NoVacancies({ company }: { company: Company }) {
  const reach = reachOf(company.me.role, 'edit_vacancy')
  if (reach === 'never' || company.status !== 'ACTIVE') {
    return <EmptyState drawing="board" text="Aquí verás las vacantes en cuyo equipo participas." />
  }
  return (
    <EmptyState
      drawing="board"
      text="Aún no hay vacantes. Crea la primera, con su salario y su plazo de respuesta a la vista."
      action={<LinkButton to={`/app/my-companies/${company.id}/vacancies/new`}>Crear vacante</LinkButton>}
    />
  )
}
