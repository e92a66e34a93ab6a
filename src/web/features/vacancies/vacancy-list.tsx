import { Search } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { type Role, reachOf } from '#shared/companies/team-policy.ts'
import { FIND_MAX } from '#shared/core/limits.ts'
import { plural } from '#shared/core/numbers.ts'
import type { VacancyState } from '#shared/vacancies/vacancies.ts'
import { vacancyStateWords } from '#shared/words/vacancy-states.ts'
import { useRecruiterSummary } from '#web/data/overview.ts'
import { useVacancies } from '#web/data/vacancies.ts'
import { askedNow, withParam } from '#web/lib/address.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { OrderChoice, orderIn } from './list/order-choice.tsx'
import { StateFilter, stateIn } from './list/state-filter.tsx'
import { VacancyCard } from './vacancy-card.tsx'

/** The «Vacantes» tab of a company. */
export function VacanciesTab({ company }: { company: Company }) {
  return <VacancyList company={company} />
}

/** Filters live in the address, so that a filtered list can be kept and sent. */
function VacancyList({ company }: { company: Company }) {
  const { id: company_id, me, status } = company
  const [search, setSearch] = useSearchParams()
  const words = search.get('q') ?? ''
  const { typed, type } = useTypedWords(words, (q) =>
    setSearch(withParam(askedNow(), 'q', q), { replace: true, preventScrollReset: true }),
  )
  const state = stateIn(search)
  const vacancies = useVacancies(company_id, { state, q: words, order: orderIn(search) })
  const figures = useRecruiterSummary().data?.vacancies
  const pages = vacancies.data?.pages
  const counts = pages?.at(-1)?.counts
  const items = pages?.flatMap((page) => page.items) ?? []
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0

  if (vacancies.isPending) return <ListLoading />
  if (!pages) {
    return <Failure title="No pudimos cargar las vacantes." error={vacancies.error} onRetry={vacancies.refetch} />
  }
  if (all === 0 && !words)
    return <NoVacancies company_id={company_id} can_create={status === 'ACTIVE' && mayCreate(me.role)} />
  return (
    <div className="space-y-5">
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center">
        <StateFilter chosen={state} counts={counts} all={all} />
        <div className="grid grid-cols-2 gap-3 lg:ml-auto lg:w-112 lg:shrink-0">
          <Input
            type="search"
            aria-label="Buscar vacantes"
            placeholder="Título"
            icon={<Search />}
            maxLength={FIND_MAX}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <OrderChoice />
        </div>
      </div>
      <span role="status" className="sr-only">
        {plural(state ? (counts?.[state] ?? 0) : all, 'vacante', 'vacantes')}
      </span>
      {items.length === 0 ? (
        <NothingFound words={words} state={state} />
      ) : (
        <ul aria-label="Vacantes" className="space-y-3">
          {items.map((vacancy) => (
            <VacancyCard
              key={vacancy.id}
              company={company}
              vacancy={vacancy}
              figures={figures?.find(({ id }) => id === vacancy.id)}
            />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={vacancies.hasNextPage}
        busy={vacancies.isFetchingNextPage}
        onMore={() => vacancies.fetchNextPage()}
      />
    </div>
  )
}

const mayCreate = (role: Role): boolean => reachOf(role, 'edit_vacancy') !== 'never'

function NothingFound({ words, state }: { words: string; state: VacancyState | undefined }) {
  return (
    <Card aria-label="Vacantes">
      <EmptyState
        drawing="search"
        text={
          <>
            {words && <span className="wrap-anywhere mb-2 block font-semibold text-ink">Nada para «{words}»</span>}
            {state ? `No hay vacantes en «${vacancyStateWords[state]}».` : 'No hay vacantes con ese título.'} Quita el
            filtro para verlas todas.
          </>
        }
        action={
          <LinkButton variant="secondary" to="?tab=vacantes" replace preventScrollReset>
            Quitar filtros
          </LinkButton>
        }
      />
    </Card>
  )
}

function NoVacancies({ company_id, can_create }: { company_id: string; can_create: boolean }) {
  return (
    <Card aria-label="Vacantes">
      {can_create ? (
        <EmptyState
          drawing="board"
          text="Publica tu primera vacante. Te guiamos paso a paso y revisamos el texto contigo."
          action={<LinkButton to={`/app/my-companies/${company_id}/vacancies/new`}>Crear vacante</LinkButton>}
        />
      ) : (
        <EmptyState drawing="board" text="Aquí verás las vacantes en cuyo equipo participas." />
      )}
    </Card>
  )
}

function ListLoading() {
  return (
    <Loading label="Cargando vacantes…" className="space-y-3">
      <Skeleton className="mb-5 h-11 w-72 max-w-full rounded-full" />
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-28 w-full rounded-xl" />
      ))}
    </Loading>
  )
}
