import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { SEARCH_MAX } from '#shared/core/limits.ts'
import type { SavedPerson } from '#shared/matching/saved-people.ts'
import { useSavedPeople } from '#web/data/saved-people.ts'
import { countryName } from '#web/lib/countries.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PersonMark } from './person-mark.tsx'
import { useTalentAddress } from './use-talent-address.ts'

/** «Banco de talento»: who told the company that they want to be considered, whatever the vacancy. */
export function SavedPeople({ company_id }: { company_id: string }) {
  const { words, search } = useTalentAddress()
  const { typed, type, send } = useTypedWords(words, search)
  const people = useSavedPeople(company_id, words)
  const items = people.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="space-y-5">
      <p className="text-ink-soft">
        Personas que se postularon y quieren que las tengas en cuenta para otras vacantes. Cada una decide hasta cuándo.
      </p>
      <form
        className="max-w-xl"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Input
          type="search"
          aria-label="Buscar en tu banco de talento"
          placeholder="Nombre, puesto o ciudad"
          icon={<Search />}
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </form>
      {people.isPending && <PeopleLoading />}
      {people.isError && (
        <Failure title="No pudimos cargar tu banco de talento." error={people.error} onRetry={() => people.refetch()} />
      )}
      {people.data && items.length === 0 && !people.hasNextPage && <NobodySaved />}
      {items.length > 0 && (
        <ul
          aria-label="Banco de talento"
          className={`grid gap-4 md:grid-cols-2 xl:grid-cols-3 ${people.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {items.map((person) => (
            <SavedCard key={person.cv_id} person={person} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={people.hasNextPage} busy={people.isFetchingNextPage} onMore={() => people.fetchNextPage()} />
    </div>
  )
}

function SavedCard({
  person: { cv_id, full_name, headline, city, country, given_at, until },
}: {
  person: SavedPerson
}) {
  const place = [city, country && countryName(country)].filter(Boolean).join(', ')
  return (
    <li className="relative flex min-w-0 gap-3 rounded-xl border border-line bg-surface p-5 shadow-rest transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float">
      <PersonMark name={full_name} />
      <div className="min-w-0 flex-1">
        <h2 className="wrap-anywhere text-lg">
          <Link to={`/app/candidate/${cv_id}`} className="rounded-md after:absolute after:inset-0 after:rounded-xl">
            {full_name}
          </Link>
        </h2>
        {headline && <p className="wrap-anywhere line-clamp-2">{headline}</p>}
        {place && <p className="text-ink-soft text-sm">{place}</p>}
        <p className="mt-2 text-ink-soft text-sm">
          Desde el {formatDate(given_at)}, hasta el {formatDate(until)}
        </p>
      </div>
    </li>
  )
}

function NobodySaved() {
  const { words, search } = useTalentAddress()
  return (
    <Card aria-label="Sin personas">
      {words ? (
        <EmptyState
          drawing="search"
          text="Nadie de tu banco de talento lo dice en su nombre, su puesto o su ciudad."
          action={
            <Button variant="secondary" onClick={() => search('', true)}>
              Ver a todas
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="people"
          text="Aquí verás a quienes, al postularse, piden que las tengas en cuenta para otras vacantes. También puedes preguntárselo desde su postulación."
        />
      )}
    </Card>
  )
}

function PeopleLoading() {
  return (
    <Loading label="Cargando tu banco de talento…" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-36 w-full rounded-xl" />
      ))}
    </Loading>
  )
}
