import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { useComparedPeople } from '#web/data/matching.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { CompareTable } from './compare-table.tsx'
import { useTalentAddress } from './use-talent-address.ts'

const COLUMNS = '(min-width: 48rem)'
/** Fewer would be no comparison, and a phone has no room for more. */
const PAIR = 2

/** `?vista=comparar`: the chosen people requirement by requirement; on a phone two at a time. */
export function ComparePeople({ vacancy_id }: { vacancy_id: string }) {
  const { compared, compare } = useTalentAddress()
  const { people, isPending, error, retry } = useComparedPeople(vacancy_id, compared)
  return (
    <Drawer open onOpenChange={() => compare(false)} title="Comparar personas" className="max-w-6xl">
      <div className="px-5 pt-6 pb-10 sm:px-7">
        <h2 className="mb-5 pr-10 text-2xl">Comparar personas</h2>
        {isPending && (
          <Loading label="Cargando la comparación…">
            <Skeleton className="h-96 w-full rounded-lg" />
          </Loading>
        )}
        {error && people.length === 0 && (
          <Failure title="No pudimos cargar la comparación." error={error} onRetry={retry} />
        )}
        {!isPending && people.length > 0 && <Compared vacancy_id={vacancy_id} people={people} />}
        <MatchNotice side="team" className="mt-6" />
      </div>
    </Drawer>
  )
}

function Compared({ vacancy_id, people }: { vacancy_id: string; people: readonly VacancyMatch[] }) {
  const wide = useMedia(COLUMNS)
  const [at, setAt] = useState(0)
  if (wide || people.length <= PAIR) return <CompareTable vacancy_id={vacancy_id} people={people} stacked={!wide} />
  const last = people.length - PAIR
  const shown = Math.min(at, last)
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <IconButton label="Persona anterior" aria-disabled={shown === 0} onClick={() => setAt(Math.max(0, shown - 1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p role="status" className="font-medium text-sm">
          {shown + 1} y {shown + PAIR} de {people.length}
        </p>
        <IconButton
          label="Persona siguiente"
          aria-disabled={shown === last}
          onClick={() => setAt(Math.min(last, shown + 1))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <CompareTable vacancy_id={vacancy_id} people={people.slice(shown, shown + PAIR)} stacked />
    </>
  )
}
