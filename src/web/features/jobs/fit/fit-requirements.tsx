import { isAskedOnce } from '#shared/matching/asked-once.ts'
import type { MatchCondition, MatchItem, MatchResult } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import { basisWords, importanceWords } from '#shared/words/matching.ts'
import type { Compared } from '#web/data/matching.ts'
import { ConditionsCall } from './conditions-sheet.tsx'
import { FitLine } from './fit-line.tsx'
import { OutsideMark } from './job-match.tsx'

interface FitProps {
  of: Compared
  match: MatchResult
  /** It belongs to an application: nothing is asked any more. */
  is_sent?: boolean | undefined
}

/** Verdict by verdict, the work itself and what must be there first. */
export function FitRequirements({ of, match: { items }, is_sent }: FitProps) {
  if (items.length === 0) return null
  const ordered = items.toSorted((a, b) => IMPORTANCE_WEIGHT[b.importance] - IMPORTANCE_WEIGHT[a.importance])
  return (
    <div className="@container">
      <ul aria-label="Requisitos comparados con tu CV" className="grid items-start gap-x-6 @lg:grid-cols-2">
        {ordered.map((item) => (
          <li key={item.requirement_id} className="min-w-0">
            <FitLine
              of={of}
              is_sent={is_sent}
              line={item}
              question={item.question}
              note={importanceWords[item.importance].toLowerCase()}
              basis={basisOf(item)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is not met rests on nothing found, unless the person said so themselves. */
function basisOf({ basis, verdict }: MatchItem): string | undefined {
  if (basis === null || (verdict === 'NO_CUMPLE' && basis !== 'ANSWER')) return undefined
  return basisWords[basis]?.own
}

/** Nothing says it, or only what the person once worked. */
const isOpenTerm = (line: MatchCondition): boolean =>
  isAskedOnce(line) && (line.verdict === 'SIN_DATOS' || (line.type === 'SHIFT' && line.verdict === 'PARCIAL'))

/** Place, contract, salary and the like: apart, because they say nothing about the person's work. */
export function FitConditions({ of, match: { conditions, outside }, is_sent }: FitProps) {
  if (conditions.length === 0) return null
  return (
    <div className="@container border-line border-t pt-4">
      <p className="font-semibold text-[0.9375rem]">Condiciones</p>
      {outside && <OutsideMark />}
      {!is_sent && <ConditionsCall needed={conditions.some(isOpenTerm)} />}
      <ul
        aria-label={'ad' in of ? 'Condiciones del anuncio' : 'Condiciones de la vacante'}
        className="grid items-start gap-x-6 @lg:grid-cols-2"
      >
        {conditions.map((line) => (
          <li key={line.requirement_id} className="min-w-0">
            <FitLine
              of={of}
              is_sent={is_sent}
              line={line}
              question={line.question || '¿Te encaja?'}
              asked_once={isAskedOnce(line)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
