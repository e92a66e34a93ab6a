import { Link } from 'react-router'
import { plural } from '#shared/core/numbers.ts'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import type { MatchResult, RequirementType } from '#shared/matching/matching.ts'

/** What no CV says is asked in the preferences. */
const IN_PREFERENCES: ReadonlySet<RequirementType | undefined> = new Set([
  'LOCATION',
  'WORK_PERMIT',
  'AVAILABILITY',
  'SALARY_FIT',
])

interface FitNextStepsProps {
  job: PublicJob
  match: MatchResult
  /** Nothing before it leads to the CV yet. */
  toCv: boolean
}

/** The question worth most, and what would help besides. */
export function FitNextSteps({ job, match: { questions, actions }, toCv }: FitNextStepsProps) {
  const [question] = questions
  const asked = job.document.requirements.find(({ id }) => id === question?.requirement_id)?.type
  return (
    <div className="space-y-3 border-line border-t pt-4 text-[0.9375rem]">
      {question && (
        <p className="wrap-anywhere">
          <span className="block font-semibold">Lo que más aclararía tu encaje</span>
          {question.text}{' '}
          <span className="text-ink-soft">
            Saberlo aclara hasta {plural(question.gain, 'punto', 'puntos')} de tu encaje.
          </span>{' '}
          {IN_PREFERENCES.has(asked) && (
            <Link to="/app/settings?tab=preferencias" className="text-link">
              Responder en mis preferencias
            </Link>
          )}
        </p>
      )}
      {actions.length > 0 && (
        <div>
          <p className="font-semibold">Qué puedes hacer</p>
          <ul className="list-disc space-y-1 pl-5">
            {actions.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          {toCv && (
            <Link to="/app/cv" className="text-link inline-flex min-h-11 items-center">
              Ir a mi CV
            </Link>
          )}
        </div>
      )}
      <p className="text-ink-soft text-sm">Esto no decide nada: la empresa revisa cada postulación.</p>
    </div>
  )
}
