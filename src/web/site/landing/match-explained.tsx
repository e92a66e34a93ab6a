import { useState } from 'react'
import type { DeclaredAnswer } from '#shared/matching/matching.ts'
import { declaredWords, importanceWords, verdictWords } from '#shared/words/matching.ts'
import { answers, exampleRequirements, matchRange } from './example-match.ts'
import { RangeBar } from './range-bar.tsx'
import { VerdictMark } from './verdict-mark.tsx'

/** A match to play with: every verdict opens its evidence, and one answer makes the range shrink. */
export function MatchExplained() {
  const [answer, setAnswer] = useState<DeclaredAnswer | null>(null)
  const requirements = exampleRequirements(answer)
  return (
    <div className="rounded-xl border border-line bg-surface p-5 shadow-rest sm:p-7">
      <RangeBar range={matchRange(requirements)} />
      <ul className="mt-6 divide-y divide-line border-line border-y">
        {requirements.map((one, index) => (
          <li key={one.name}>
            <details className="group" open={index === 0 ? true : undefined}>
              <summary className="flex min-h-12 list-none items-center gap-3 rounded-md py-2 [&::-webkit-details-marker]:hidden">
                <VerdictMark verdict={one.verdict} />
                <span className="min-w-0 flex-1 font-medium">{one.name}</span>
                <span className="text-brand text-sm underline underline-offset-3 group-open:text-ink-soft">
                  {one.is_quote ? 'Dónde lo vimos' : 'Por qué'}
                </span>
              </summary>
              <p className="pb-4 pl-10 text-ink-soft">
                {one.is_quote ? `«${one.evidence}»` : one.evidence}
                <span className="block text-sm">
                  {verdictWords[one.verdict]} · {importanceWords[one.importance]}
                </span>
              </p>
            </details>
          </li>
        ))}
      </ul>
      <fieldset className="mt-6">
        <legend className="font-semibold">Una pregunta estrecha el rango: ¿aconsejaste vinos en tu trabajo?</legend>
        <div className="mt-3 flex flex-wrap gap-2">
          {answers.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === answer}
              onClick={() => setAnswer(one === answer ? null : one)}
              className="min-h-11 rounded-lg border border-edge px-5 font-medium transition-colors hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
            >
              {declaredWords[one]}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
