import type { Step } from '#shared/hiring/application.ts'
import { isWithoutLetter } from '#shared/hiring/steps.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { ownStepWords } from '../seeker-words.ts'

/** What happened, the newest first. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  const newest = steps.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <section aria-label="Qué ha pasado">
      <h3 className="mb-4 text-lg">Qué ha pasado</h3>
      <ol className="space-y-5 border-line border-l-2">
        {newest.map((step, index) => (
          <li key={step.id} className="relative pl-5">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[7px] size-3 rounded-full ${index === 0 ? 'bg-brand' : 'bg-edge'}`}
            />
            <p className="wrap-anywhere font-medium">{wordsOf(step)}</p>
            {isSentence(step.detail) && <p className="wrap-anywhere text-ink-soft text-sm">{step.detail}</p>}
            <p className="text-ink-soft text-sm">
              <time dateTime={step.at}>{formatDayTime(step.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function wordsOf(step: Step): string {
  if (isWithoutLetter(step)) return 'La empresa decidió no seguir adelante'
  return step.kind === 'MOVED' && step.to_stage ? `Pasaste a «${step.to_stage}»` : ownStepWords[step.kind]
}

/** A code is for the team's lists; the words of a decision stand above. */
const isSentence = (detail: string | null): detail is string => detail !== null && /\p{Ll}/u.test(detail)
