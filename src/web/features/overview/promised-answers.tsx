import { Link } from 'react-router'
import type { SeekerStats } from '#shared/overview/overview.ts'
import { formatDate } from '#web/lib/format.ts'
import { Card } from '#web/ui/layout/card.tsx'

/** Which company answers until when, as each promised in its vacancy. */
export function PromisedAnswers({ answers }: { answers: SeekerStats['answers_due'] }) {
  if (answers.length === 0) return null
  return (
    <Card title="Respuestas prometidas">
      <ul className="-mx-3 -mb-3">
        {answers.map((answer) => (
          <li key={answer.application_id} className="border-line not-last:border-b">
            <Link
              to={`/app/my-applications?postulacion=${answer.application_id}`}
              className="block rounded-lg px-3 py-3 transition-colors hover:bg-sunk"
            >
              <span className="wrap-anywhere block font-medium">{answer.company_name}</span>
              <span className="wrap-anywhere line-clamp-1 text-ink-soft text-sm">{answer.title}</span>
              <span className={answer.is_late ? 'block font-medium text-sm text-warn' : 'block text-sm'}>
                {answer.is_late ? 'Prometió responder antes del ' : 'Responde antes del '}
                <time dateTime={answer.due_at}>{formatDate(answer.due_at)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
