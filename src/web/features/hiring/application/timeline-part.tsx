import type { Step } from '#shared/hiring/application.ts'
import { rejectionReason } from '#shared/hiring/application.ts'
import { revealReason } from '#shared/hiring/identity.ts'
import { isWithoutLetter, stepTitle } from '#shared/hiring/steps.ts'
import { rejectionReasonWords, revealReasonWords, stepWords } from '#shared/words/hiring.ts'
import { changedFieldWords } from '#shared/words/vacancy-fields.ts'
import { formatDayTime } from '#web/lib/format.ts'

type Told = Pick<Step, 'kind' | 'from_stage' | 'to_stage' | 'detail' | 'actor_name'>

/** Whose step it is has been said already: nobody reads a name twice in a line. */
export const ownStepSentence = (step: Told & { full_name: string }): string =>
  stepSentence(step.actor_name === step.full_name ? { ...step, actor_name: null } : step)

/** «Cambio de etapa: Nuevas → Entrevista · Laura». */
function stepSentence(step: Told): string {
  const { kind, from_stage, to_stage, detail, actor_name } = step
  const way = to_stage ? (from_stage ? `: ${from_stage} → ${to_stage}` : ` · en ${to_stage}`) : ''
  if (kind === 'VACANCY_CHANGED') return `${stepWords[kind]} · ${changedFieldWords((detail ?? '').split(','))}`
  return `${stepTitle(step)}${way}${detailWords(step)}${actor_name ? ` · ${actor_name}` : ''}`
}

function detailWords(step: Told): string {
  const { kind, detail } = step
  if (!detail || isWithoutLetter(step)) return ''
  const reason = rejectionReason.options.find((one) => one === detail)
  const reveal = revealReason.options.find((one) => kind === 'REVEALED' && one === detail)
  return ` · ${reveal ? revealReasonWords[reveal] : reason ? rejectionReasonWords[reason] : detail}`
}

/** What happened, the newest first. */
export function TimelinePart({ steps }: { steps: readonly Step[] }) {
  const ordered = steps.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return (
    <ol aria-label="Historial" className="space-y-4 border-line border-l-2 pl-5">
      {ordered.map((step) => (
        <li key={step.id} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.6875rem] size-3 rounded-full border-2 border-surface bg-brand"
          />
          <p className="wrap-anywhere font-medium text-[0.9375rem]">{stepSentence(step)}</p>
          <time dateTime={step.at} className="text-ink-soft text-sm">
            {formatDayTime(step.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
