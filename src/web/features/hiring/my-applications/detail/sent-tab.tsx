import { Download } from 'lucide-react'
import type { ApplicationDetail } from '#shared/hiring/my-applications.ts'
import { wordOf } from '#shared/matching/line-answers.ts'
import { useSentCv } from '#web/data/hiring/my-applications.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { fileName, saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { DrawCv } from '../../apply/company-view-pane.tsx'
import { AnswerList } from '../../parts/answer-list.tsx'
import { matchLine } from '../../parts/match-line.ts'
import { SentLetter } from '../../parts/sent-letter.tsx'

/** The frozen copy that the company reads, and what the CV says differently today. */
export function SentTab({ application, drawCv }: { application: ApplicationDetail; drawCv: DrawCv }) {
  const { sent, changed_since, applied_at } = application
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{sent.cv_title}</p>
          <p className="text-ink-soft text-sm">
            Copia del {formatDate(applied_at)} · {matchLine(sent.match)}
          </p>
        </div>
        <PdfButton id={application.id} person={sent.document.basics.full_name} />
      </div>
      <Changes changed={changed_since} />
      {sent.note && (
        <section aria-label={sent.is_letter ? 'Tu carta' : 'Tu nota'} className="mt-8">
          <h3 className="mb-2 text-lg">{sent.is_letter ? 'Tu carta' : 'Tu nota'}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{sent.note}</p>
          {sent.is_letter && (
            <div className="mt-2">
              <SentLetter application_id={application.id} person={sent.document.basics.full_name} />
            </div>
          )}
        </section>
      )}
      {sent.answers.length > 0 && (
        <section aria-label="Tus respuestas" className="mt-8">
          <h3 className="mb-3 text-lg">Tus respuestas</h3>
          <AnswerList answers={sent.answers} application_id={application.id} />
        </section>
      )}
      {sent.declared.length > 0 && (
        <section aria-label="Lo que añadiste a tu CV" className="mt-8">
          <h3 className="mb-3 text-lg">Lo que añadiste a tu CV</h3>
          <dl className="space-y-3">
            {sent.declared.map(({ requirement_id, type, question, answer }) => (
              <div key={requirement_id}>
                <dt className="wrap-anywhere text-ink-soft text-sm">{question}</dt>
                <dd className="font-medium">{wordOf(answer, type)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {drawCv(sent.document)}
    </div>
  )
}

function Changes({ changed }: { changed: ApplicationDetail['changed_since'] }) {
  if (changed === null) return <Note>Ya no tienes este CV, pero la empresa conserva la copia que enviaste.</Note>
  if (changed.length === 0) return <Note>Tu CV sigue igual que cuando lo enviaste.</Note>
  return (
    <div className="mt-4 rounded-lg bg-sunk p-4">
      <p className="font-semibold">Qué cambió en tu CV desde entonces</p>
      <ul className="mt-1 list-disc pl-5">
        {changed.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-sm">La empresa sigue viendo la copia que enviaste.</p>
    </div>
  )
}

function Note({ children }: { children: string }) {
  return <p className="mt-4 rounded-lg bg-sunk px-4 py-3 text-ink-soft text-sm">{children}</p>
}

function PdfButton({ id, person }: { id: string; person: string }) {
  const pdf = useSentCv(id)
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={pdf.isPending}
      busyLabel="Preparando…"
      onClick={() =>
        pdf.mutate(undefined, {
          onSuccess: (file) => saveFile(file, fileName(person, 'pdf')),
          onError: (error) => notify.error(messageOf(error)),
        })
      }
    >
      <Download aria-hidden="true" />
      Descargar PDF
    </Button>
  )
}
