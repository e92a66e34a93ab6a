import type { AnsweredQuestion } from '#shared/hiring/application.ts'

/** Questions with what was answered, for whoever answered them. */
export function AnswerList({ answers }: { answers: readonly AnsweredQuestion[] }) {
  return (
    <dl className="space-y-3">
      {answers.map((answer) => (
        <div key={answer.question_id}>
          <dt className="wrap-anywhere text-ink-soft text-sm">{answer.text}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-medium">{said(answer) || 'Sin respuesta'}</dd>
        </div>
      ))}
    </dl>
  )
}

function said({ kind, values }: AnsweredQuestion): string {
  if (kind === 'SI_NO') return values.map((value) => (value === 'SI' ? 'Sí' : 'No')).join('')
  return values.join(', ')
}
