import { Search } from 'lucide-react'
import { SEARCH_MAX } from '#shared/core/limits.ts'
import { plural } from '#shared/core/numbers.ts'
import { useVacancyMatches } from '#web/data/matching.ts'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { Nobody } from './nobody.tsx'
import { PersonCard } from './person-card.tsx'
import { useTalentAddress } from './use-talent-address.ts'

interface PeopleListProps {
  vacancy_id: string
  /** Where the requirements of the vacancy are changed. */
  editor: string
}

/** Who fits a vacancy, the best first, with words and the one filter that matters. */
export function PeopleList({ vacancy_id, editor }: PeopleListProps) {
  const { words, inside, search, keepInside } = useTalentAddress()
  const { typed, type, send } = useTypedWords(words, search)
  const people = useVacancyMatches(vacancy_id, { q: words, inside })
  const last = people.data?.pages.at(-1)
  const items = people.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="space-y-5">
      <div className="grid items-center gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <Input
            type="search"
            aria-label="Buscar personas"
            placeholder="Puesto, ciudad, inglés B2…"
            icon={<Search />}
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </form>
        <Switch
          label="Solo dentro de las condiciones"
          checked={inside}
          onChange={(event) => keepInside(event.target.checked)}
        />
      </div>
      <div role="status" className="text-ink-soft text-sm">
        {last && last.total > 0 && (
          <>
            <span className="font-semibold text-ink">{plural(last.total, 'persona', 'personas')}.</span>{' '}
            {/* They come last, so whoever leads the list from outside has nobody inside behind them. */}
            {items[0]?.match.outside
              ? 'Nadie cumple todas tus condiciones: van por encaje con lo que pides.'
              : last.order}
          </>
        )}
      </div>
      {people.isPending && <PeopleLoading />}
      {people.isError && (
        <Failure title="No pudimos cargar a las personas." error={people.error} onRetry={() => people.refetch()} />
      )}
      {people.data && items.length === 0 && <Nobody editor={editor} nobody_with={last?.nobody_with ?? []} />}
      {items.length > 0 && (
        <ul
          aria-label="Personas"
          className={people.isPlaceholderData ? 'grid gap-4 opacity-60 xl:grid-cols-2' : 'grid gap-4 xl:grid-cols-2'}
        >
          {items.map((person) => (
            <PersonCard key={person.cv_id} vacancy_id={vacancy_id} person={person} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={people.hasNextPage}
        busy={people.isFetchingNextPage}
        onMore={() => people.fetchNextPage()}
        endText={
          items.length > 0
            ? 'Nadie más encaja por ahora. Con menos requisitos excluyentes verás a más personas.'
            : undefined
        }
      />
    </div>
  )
}

function PeopleLoading() {
  return (
    <Loading label="Buscando personas…" className="grid gap-4 xl:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-64 w-full rounded-xl" />
      ))}
    </Loading>
  )
}
