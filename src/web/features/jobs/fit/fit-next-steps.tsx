import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { stepAddress } from '#web/parts/matching/cv-address.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'

/** The question worth most, and what would help besides, each leading to where it is done. */
export function FitNextSteps({ match: { questions, next_steps } }: { match: MatchResult }) {
  const [question] = questions
  return (
    <div className="space-y-3 border-line border-t pt-4 text-[0.9375rem]">
      {question && (
        <p className="wrap-anywhere">
          <span className="block font-semibold">Lo que más aclararía tu encaje</span>
          {question.text}{' '}
          <span className="text-ink-soft">
            Responde arriba: aclara hasta {plural(question.gain, 'punto', 'puntos')} de tu encaje.
          </span>
        </p>
      )}
      {next_steps.length > 0 && (
        <div>
          <p className="font-semibold">Qué puedes hacer</p>
          <ul className="mt-1">
            {next_steps.map((step) => (
              <li key={step.text} className="wrap-anywhere">
                <Step text={step.text} to={stepAddress(step)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <MatchNotice side="seeker" />
    </div>
  )
}

function Step({ text, to }: { text: string; to: string | null }) {
  if (to === null) return <span className="block py-2">{text}</span>
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2 py-2">
      <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </Link>
  )
}
