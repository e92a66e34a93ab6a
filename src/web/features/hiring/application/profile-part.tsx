import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { ShownAnswer } from '#shared/hiring/answer-files.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { SentFile } from '../parts/sent-file.tsx'
import { MatchVerdicts } from './match-verdicts.tsx'

/** What the person sent, as they sent it, and how it compares. */
export function ProfilePart({
  application,
  drawCv,
}: {
  application: TeamApplication
  drawCv: (document: CvDocument) => ReactNode
}) {
  const { note, answers, full_match, document, cv_id } = application
  return (
    <div className="space-y-8">
      {note && (
        <section aria-label="Nota de presentación">
          <h3 className="mb-2 text-lg">Su nota</h3>
          <p className="wrap-anywhere whitespace-pre-line border-brand border-l-3 pl-4">{note}</p>
        </section>
      )}
      {full_match && <MatchVerdicts match={full_match} application={application} />}
      {answers.length > 0 && <Answers application={application} />}
      <section aria-label="CV enviado">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg">
            {application.is_blind ? 'Su CV, sin lo que la identifica' : 'CV, tal como lo envió'}
          </h3>
          {cv_id && (
            <LinkButton size="sm" variant="quiet" className="max-sm:-ml-3" to={`/app/candidate/${cv_id}`}>
              Abrir el perfil completo
            </LinkButton>
          )}
        </div>
        {drawCv(document)}
      </section>
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
