import { CircleHelp, MapPinOff, TriangleAlert } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { isOtherWork } from '#shared/matching/other-work.ts'
import { rangeWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { RangeBar } from '#web/ui/feedback/range-bar.tsx'

interface PersonRangeProps {
  match: MatchResult
  /** In a column beside others, where the conditions stand below, one by one: each thing on a line of its own. */
  brief?: boolean | undefined
}

/** The range with its label, and what stands apart from it; never a bare number. */
export function PersonRange({ match, brief = false }: PersonRangeProps) {
  const { low, high, label, shown, missed_must, outside, conditions } = match
  const missed = conditions.filter(({ verdict }) => verdict === 'NO_CUMPLE').map(({ title }) => title)
  return (
    <div className="space-y-1.5 text-sm">
      {shown ? (
        <p className={cx('flex gap-x-3 gap-y-1', brief ? 'flex-col' : 'flex-wrap items-center')}>
          <span className="numeric whitespace-nowrap font-bold text-xl">{shown}</span>
          <RangeBar low={low} high={high} />
          <span className="font-medium text-ink-soft">{rangeWords(label)}</span>
        </p>
      ) : (
        <p className="flex items-center gap-1.5 text-ink-soft">
          <CircleHelp aria-hidden="true" className="size-4 shrink-0" />
          Su CV no dice nada de lo que pide la vacante
        </p>
      )}
      {outside && (
        <p className="wrap-anywhere flex items-start gap-1.5 font-medium text-warn">
          <MapPinOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            Fuera de las condiciones
            {!brief && missed.length > 0 && <span className="font-normal">: {missed.join('\u00a0· ')}</span>}
          </span>
        </p>
      )}
      {missed_must > 0 && (
        <p className="flex items-center gap-1.5 font-medium text-warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {missedWords(missed_must, isOtherWork(match.items))}
        </p>
      )}
    </div>
  )
}

/** «No cumple 1 requisito excluyente» of somebody of another trade would be a riddle: nobody marked the work itself. */
function missedWords(missed_must: number, other_work: boolean): string {
  const others = missed_must - Number(other_work)
  return [
    ...(other_work ? ['Hasta ahora hizo otro trabajo'] : []),
    ...(others > 0 ? [`No cumple ${plural(others, 'requisito excluyente', 'requisitos excluyentes')}`] : []),
  ].join(' · ')
}
