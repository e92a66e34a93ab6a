import type { ShownAnswer } from '#shared/hiring/answer-files.ts'
import { SentFile } from './sent-file.tsx'

interface AnswerListProps {
  answers: readonly ShownAnswer[]
  /** Null while nothing was sent. */
  application_id: string | null
}

/** Questions with what was answered, for whoever answered them. */
export function AnswerList({ answers, application_id }: AnswerListProps) {
  return (
    <dl className="space-y-3">
      {answers.map((answer) => (
        <div key={answer.question_id}>
          <dt className="wrap-anywhere text-ink-soft text-sm">{answer.text}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-medium">
            {answer.file ? (
              <SentFile file={answer.file} application_id={application_id} />
            ) : (
              said(answer) || 'Sin respuesta'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function said({ kind, values }: ShownAnswer): string {
  if (kind === 'SI_NO') return values.map((value) => (value === 'SI' ? 'Sí' : 'No')).join('')
  return values.join(', ')
}
