import { Download } from 'lucide-react'
import type { Candidate } from '#shared/matching/candidates.ts'
import { joined } from '#shared/words/cvs.ts'
import { countryName } from '#shared/words/names.ts'
import { calledBy, UNNAMED } from '#shared/words/talent.ts'
import { useCandidatePdf } from '#web/data/matching.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { fileName, saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { PersonMark } from '../talent/person-mark.tsx'
import { CandidateBadges } from './candidate-badges.tsx'
import { CandidateContact } from './candidate-contact.tsx'
import { CandidateSections } from './candidate-sections.tsx'

/** Set large, a longer one would fill a phone's screen. */
const LONG_NAME = 60

/** A person's CV for somebody who hires: calm to read, in the order that the person chose. */
export function CandidateProfile({ person }: { person: Candidate }) {
  const { basics } = person.document
  const called = calledBy({ full_name: person.full_name, headline: basics.headline })
  return (
    <article className="mx-auto max-w-3xl">
      {person.is_me && <OwnView />}
      <header className="flex flex-wrap items-start gap-x-6 gap-y-5">
        <PersonMark name={person.full_name} size="lg" />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className={cx('wrap-anywhere', called.length > LONG_NAME ? 'text-2xl' : 'text-3xl sm:text-4xl')}>
            {called}
          </h1>
          {person.full_name && basics.headline && <p className="wrap-anywhere mt-2 text-lg">{basics.headline}</p>}
          <CandidateBadges person={person} place={joined(', ', basics.city, countryName(basics.country))} />
        </div>
        <PdfButton person={person} />
      </header>
      <CandidateContact contact={person.contact} isMe={person.is_me} />
      <CandidateSections document={person.document} />
      <p className="mt-12 border-line border-t pt-4 text-ink-soft text-sm">
        CV actualizado el <time dateTime={person.updated_at}>{formatDate(person.updated_at)}</time>.
      </p>
    </article>
  )
}

/** For the owner, who would otherwise read sentences about somebody else. */
function OwnView() {
  return (
    <div data-print="hide" className="mb-7">
      <Alert
        title="Así te ven las empresas"
        action={
          <LinkButton variant="secondary" size="sm" to="/app/settings?tab=privacidad">
            Decidir quién me ve
          </LinkButton>
        }
      >
        Esto es lo que lee quien encuentra tu CV: empresas verificadas con una vacante publicada. Tu nombre aparece
        cuando les dices que te interesa; tu contacto, cuando te postulas a una vacante suya. Tus referencias no se
        muestran.
      </Alert>
    </div>
  )
}

function PdfButton({ person }: { person: Candidate }) {
  const pdf = useCandidatePdf(person.cv_id)
  return (
    <>
      <Button
        variant="secondary"
        busy={pdf.isPending}
        busyLabel="Preparando…"
        onClick={() =>
          pdf.mutate(undefined, { onSuccess: (file) => saveFile(file, fileName(person.full_name ?? UNNAMED, 'pdf')) })
        }
      >
        <Download aria-hidden="true" />
        Descargar PDF
      </Button>
      {pdf.isError && (
        <div className="basis-full">
          <Alert tone="bad" live>
            {messageOf(pdf.error)}
          </Alert>
        </div>
      )}
    </>
  )
}
