import { MapPin, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLACE_MAX, SEARCH_MAX } from '#shared/core/limits.ts'
import { usePlaceSuggestions } from '#web/data/taxonomy.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { Combobox } from '#web/ui/suggestions/combobox.tsx'
import { useTypedPlace } from './filters/use-typed-place.ts'
import { useJobAddress } from './use-job-address.ts'

/** What and where: the two things that everybody knows of the job they want; one below the other where there is little room. */
export function SearchBox({ narrow = false }: { narrow?: boolean }) {
  const { filters, change } = useJobAddress()
  const { typed, type, send } = useTypedWords(filters.q, (q, replace) => change({ q }, replace))
  const place = useTypedPlace()
  return (
    <search>
      <form
        className={cx('grid gap-2', !narrow && 'sm:grid-cols-[1fr_1fr_auto] sm:gap-3')}
        onSubmit={(event) => {
          event.preventDefault()
          send()
          void place.settle()
        }}
      >
        <div className="min-w-0">
          <Input
            type="search"
            aria-label="Buscar empleos"
            placeholder="Qué: puesto, empresa o habilidad"
            icon={<Search />}
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <div className={cx('flex min-w-0 gap-2', !narrow && 'sm:contents')}>
          <Where {...place} />
          <Button type="submit" className="min-h-12 max-sm:px-4">
            <Search aria-hidden="true" className="sm:hidden" />
            <span className="max-sm:sr-only">Buscar</span>
          </Button>
        </div>
      </form>
      <p role="status" className="wrap-anywhere mt-2 text-ink-soft text-sm empty:hidden">
        {place.problem}
      </p>
    </search>
  )
}

function Where({ typed, type, pick, settle }: ReturnType<typeof useTypedPlace>): ReactNode {
  const suggestions = usePlaceSuggestions(typed)
  return (
    <div className="relative min-w-0 flex-1">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 z-10 flex items-center text-ink-soft"
      >
        <MapPin className="size-5" />
      </span>
      <Combobox
        aria-label="Dónde"
        placeholder="Dónde: ciudad o país"
        className="pl-11"
        value={typed}
        onChange={type}
        onBlur={() => void settle()}
        suggestions={suggestions}
        onPick={({ value }) => {
          const picked = suggestions.find((one) => one.value === value)
          if (picked) pick(picked.place)
        }}
        listLabel="Lugares"
        maxLength={PLACE_MAX}
      />
    </div>
  )
}
