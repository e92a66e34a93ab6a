import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { MatchItem, MatchResult } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import { rangeWords } from '#shared/words/matching.ts'
import { useCvMatch, useVacancyOfCv } from '#web/data/hiring/tailored-cvs.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { RangeBar } from '#web/ui/feedback/range-bar.tsx'
import { type CvPanelProps, PanelLoading } from '../manage/panel-parts.tsx'
import { isUnsaved } from '../manage/unsaved.ts'
import { AskedLine } from './asked-line.tsx'

/** What the ad of this CV's vacancy asks, beside where the CV says so. */
export function AskedPanel({ cv, content }: CvPanelProps) {
  const vacancy = useVacancyOfCv(cv.id)
  if (!vacancy) {
    return (
      <EmptyState
        compact
        drawing="lost"
        text="Este CV no es para ninguna vacante. Abre una y elige «Preparar mi CV para esta vacante»."
      />
    )
  }
  return (
    <div className="space-y-5">
      {isUnsaved(cv, content) && <Alert>Estamos guardando tus últimos cambios. Después comparamos otra vez.</Alert>}
      <Compared vacancy_id={vacancy.id} cv_id={cv.id} />
    </div>
  )
}

interface ComparedProps {
  vacancy_id: string
  cv_id: string
}

function Compared({ vacancy_id, cv_id }: ComparedProps) {
  const { data: match, ...asked } = useCvMatch(vacancy_id, cv_id)
  if (asked.isPending) return <PanelLoading />
  if (asked.isError && !match)
    return <Failure title="No pudimos comparar tu CV." error={asked.error} onRetry={asked.refetch} />
  if (!match || match.items.length === 0) {
    return (
      <EmptyState
        compact
        drawing="search"
        text="Este anuncio no pide nada que se pueda comparar, o tu CV aún no se puede leer."
      />
    )
  }
  return (
    <>
      <Standing match={match} />
      <ul aria-label="Lo que pide el anuncio" className="divide-y divide-line border-line border-y">
        {ordered(match.items).map((item) => (
          <AskedLine key={item.requirement_id} item={item} cv_id={cv_id} />
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        Las condiciones, como el lugar, la jornada o el salario, no van en el CV:{' '}
        <Link to={`/jobs/${vacancy_id}`} className="text-link">
          míralas en la vacante
        </Link>
        .
      </p>
    </>
  )
}

const isSaid = ({ verdict }: MatchItem): boolean => verdict === 'CUMPLE'

/** What is still to be written first, and of that what weighs most. */
const ordered = (items: readonly MatchItem[]): MatchItem[] =>
  items.toSorted(
    (a, b) =>
      Number(isSaid(a)) - Number(isSaid(b)) || IMPORTANCE_WEIGHT[b.importance] - IMPORTANCE_WEIGHT[a.importance],
  )

function Standing({ match: { items, shown, low, high, label } }: { match: MatchResult }) {
  const said = items.filter(isSaid).length
  return (
    <div role="status">
      {shown && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="numeric whitespace-nowrap font-bold text-2xl">{shown}</span>
          <RangeBar low={low} high={high} />
          <span className="font-medium text-ink-soft text-sm">{rangeWords(label)}</span>
        </p>
      )}
      <p className="mt-1">
        {said === items.length
          ? `Este CV dice todo lo que pide el anuncio: ${plural(said, 'punto', 'puntos')}.`
          : `Este CV dice ${said} de ${plural(items.length, 'punto', 'puntos')}.`}
      </p>
    </div>
  )
}
