import type { ReactNode } from 'react'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { SentLetter } from '../parts/sent-letter.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { Folded } from './folded.tsx'
import { OwnerAndTags } from './owner-and-tags.tsx'

interface ProfilePartProps {
  application: TeamApplication
  drawCv: (document: CvDocument) => ReactNode
  /** What must be known before anything is read, e.g. that it was decided. */
  children: ReactNode
}

/** What the person sent, as they sent it. */
export function ProfilePart({ application, drawCv, children }: ProfilePartProps) {
  const { note, document, cv_id, brought_in } = application
  return (
    <div className="space-y-5">
      {children}
      <ApplicationFacts application={application} />
      <OwnerAndTags application={application} />
      {note && <CoverNote note={note} application={application} />}
      <section aria-label="CV enviado">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg">{titleOf(application)}</h3>
          {cv_id && (
            <LinkButton size="sm" variant="quiet" className="max-sm:-ml-3" to={`/app/candidate/${cv_id}`}>
              Abrir el perfil completo
            </LinkButton>
          )}
        </div>
        {brought_in && !saysAnything(document) && <p className="mt-2 text-ink-soft">Tu equipo no añadió su CV.</p>}
        <div className="[&>section:first-child]:mt-4">{drawCv(document)}</div>
      </section>
    </div>
  )
}

const saysAnything = ({ experience, education, skills, summary }: CvDocument): boolean =>
  experience.length + education.length + skills.length > 0 || summary !== ''

function titleOf({ is_blind, brought_in }: TeamApplication): string {
  if (is_blind) return 'Su CV, sin lo que la identifica'
  return brought_in ? 'CV, tal como lo añadieron' : 'CV, tal como lo envió'
}

/** Its first words, and all of them on demand: the CV comes first. */
function CoverNote({ note, application }: { note: string; application: TeamApplication }) {
  const { id, full_name, is_letter } = application
  return (
    <section aria-label={is_letter ? 'Carta de presentación' : 'Nota de presentación'}>
      <Folded label={is_letter ? 'Su carta: ' : 'Su nota: '} words={is_letter ? `Carta: «${note}»` : `«${note}»`}>
        <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        {is_letter && (
          <div className="mt-2">
            <SentLetter application_id={id} person={full_name} />
          </div>
        )}
      </Folded>
    </section>
  )
}
