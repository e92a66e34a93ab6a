import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MatchCondition } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { basisWords, importanceWords, verdictWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { VERDICT_SIGNS } from '#web/lib/verdict-signs.ts'
import { CorrectVerdict } from './correct-verdict.tsx'

/** Verdict by verdict, the work itself and what must be there first; the team's own view stands beside the engine's. */
export function PersonRequirements({ vacancy_id, person }: { vacancy_id: string; person: VacancyMatch }) {
  const { items } = person.match
  if (items.length === 0) return null
  const ordered = items.toSorted((a, b) => IMPORTANCE_WEIGHT[b.importance] - IMPORTANCE_WEIGHT[a.importance])
  return (
    <section aria-label="Requisitos">
      <h3 className="mb-1 text-lg">Requisito a requisito</h3>
      <ul>
        {ordered.map((item) => (
          <li key={item.requirement_id} className="min-w-0 border-line not-last:border-b">
            <Line
              line={item}
              note={[
                importanceWords[item.importance].toLowerCase(),
                item.override && `tu equipo: ${verdictWords[item.override.verdict].toLowerCase()}`,
              ]}
              basis={item.basis ? basisWords[item.basis]?.other : undefined}
            >
              <CorrectVerdict vacancy_id={vacancy_id} cv_id={person.cv_id} item={item} />
            </Line>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Apart, because they say nothing about the person's work. */
export function PersonConditions({ conditions }: { conditions: readonly MatchCondition[] }) {
  if (conditions.length === 0) return null
  return (
    <section aria-label="Condiciones">
      <h3 className="mb-1 text-lg">Condiciones</h3>
      <ul>
        {conditions.map((line) => (
          <li key={line.requirement_id} className="min-w-0 border-line not-last:border-b">
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  line: MatchCondition
  note?: readonly (string | null)[] | undefined
  basis?: string | undefined
  children?: ReactNode | undefined
}

function Line({ line, note = [], basis, children }: LineProps) {
  const { Icon, look } = VERDICT_SIGNS[line.verdict]
  return (
    <details className="group wrap-anywhere text-[0.9375rem]">
      <summary className="flex min-h-11 list-none items-start gap-2.5 rounded-md py-2 [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" strokeWidth={2.5} className={cx('mt-0.5 size-5 shrink-0', look)} />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{verdictWords[line.verdict]}: </span>
          <span className="font-medium">{line.title}</span>{' '}
          <span className="text-ink-soft text-sm">{note.filter(Boolean).join(' · ')}</span>
          {basis && <span className="block text-ink-soft text-sm">{basis}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mb-3 ml-7.5 space-y-2">
        <p>{line.sentence}</p>
        {[...new Set(line.seen)].map((place) => (
          <p key={place} className="border-edge border-l-2 pl-3 text-ink-soft text-sm">
            {place}
          </p>
        ))}
        {children}
      </div>
    </details>
  )
}
