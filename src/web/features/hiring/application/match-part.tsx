import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ShownAnswer } from '#shared/hiring/answer-files.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SentFile } from '../parts/sent-file.tsx'
import { MatchVerdicts } from './match-verdicts.tsx'

/** What the vacancy asked, and how the person compares: their answers first, then requirement by requirement. */
export function MatchPart({ application }: { application: TeamApplication }) {
  const { answers, full_match } = application
  const compared = full_match !== null && full_match.items.length > 0
  if (answers.length === 0 && !compared) {
    return <EmptyState compact drawing="search" text="Esta vacante no pedía requisitos ni hacía preguntas." />
  }
  return (
    <div className="space-y-8">
      {answers.length > 0 && <Answers application={application} />}
      {compared && <MatchVerdicts match={full_match} application={application} />}
    </div>
  )
}

function Answers({ application: { id, answers, is_blind } }: { application: TeamApplication }) {
  return (
    <section aria-label="Respuestas">
      <h3 className="mb-3 text-lg">Sus respuestas</h3>
      <dl className="space-y-3">
        {answers.map((answer) => (
          <div key={answer.question_id}>
            <dt className="wrap-anywhere text-ink-soft text-sm">{answer.text}</dt>
            <dd className="wrap-anywhere flex items-start gap-2 font-medium">
              {answer.as_expected === false && (
                <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warn" />
              )}
              {answer.as_expected === true && (
                <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
              )}
              <span className="whitespace-pre-line">
                {answer.file ? (
                  <FileAnswered file={answer.file} application_id={id} is_blind={is_blind} />
                ) : (
                  answer.values.map(inWords).join(', ') || 'Sin respuesta'
                )}
                {answer.as_expected === false && (
                  <span className="block font-normal text-sm text-warn">No es la respuesta esperada. Decides tú.</span>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface FileAnsweredProps {
  file: NonNullable<ShownAnswer['file']>
  application_id: string
  is_blind: boolean
}

function FileAnswered({ file, application_id, is_blind }: FileAnsweredProps) {
  return (
    <>
      <SentFile file={file} application_id={application_id} />
      {!file.can_open && (
        <span className="block font-normal text-ink-soft text-sm">
          {is_blind
            ? 'Podrás abrirlo cuando se muestre la identidad: puede llevar su nombre.'
            : 'Lo abre quien ve los datos de contacto: puede llevarlos.'}
        </span>
      )}
    </>
  )
}

const inWords = (value: string): string => (value === 'SI' ? 'Sí' : value === 'NO' ? 'No' : value)
