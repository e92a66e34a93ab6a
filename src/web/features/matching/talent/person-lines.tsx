import type { MatchCondition, MatchItem } from '#shared/matching/matching.ts'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'
import { useOverride, useRemoveOverride } from '#web/data/matching.ts'
import { CorrectVerdict } from '#web/parts/matching/correct-verdict.tsx'
import { TeamVerdicts } from '#web/parts/matching/team-verdicts.tsx'
import { VerdictLine } from '#web/parts/matching/verdict-line.tsx'

export function PersonRequirements({ vacancy_id, person }: { vacancy_id: string; person: VacancyMatch }) {
  const { items } = person.match
  if (items.length === 0) return null
  return (
    <section aria-label="Requisitos">
      <h3 className="mb-1 text-lg">Requisito a requisito</h3>
      <TeamVerdicts
        items={items}
        correct={(item) => <Correct vacancy_id={vacancy_id} cv_id={person.cv_id} item={item} />}
      />
    </section>
  )
}

function Correct({ vacancy_id, cv_id, item }: { vacancy_id: string; cv_id: string; item: MatchItem }) {
  const save = useOverride(vacancy_id, cv_id, item.requirement_id)
  const remove = useRemoveOverride(vacancy_id, cv_id, item.requirement_id)
  return <CorrectVerdict item={item} save={save} remove={remove} />
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
            <VerdictLine line={line}>
              {line.verdict !== 'CUMPLE' && line.question && (
                <p className="text-ink-soft text-sm">Para la entrevista: {line.question}</p>
              )}
            </VerdictLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
