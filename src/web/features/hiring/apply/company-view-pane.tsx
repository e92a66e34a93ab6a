import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { CompanyView } from '#shared/hiring/applying.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useFocusOnChange } from '#web/ui/hooks/use-focus-on-change.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { AnswerList } from '../parts/answer-list.tsx'
import { matchLine } from '../parts/match-line.ts'

export type DrawCv = (document: CvDocument) => ReactNode

interface CompanyViewPaneProps {
  view: CompanyView
  drawCv: DrawCv
  onBack: () => void
}

/** «Así te verá la empresa»: nothing more and nothing less than what it gets. */
export function CompanyViewPane({ view, drawCv, onBack }: CompanyViewPaneProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(view)
  const contact = [view.contact.email, view.contact.phone].filter(Boolean).join(' · ')
  return (
    <div className="px-5 pt-4 pb-10 sm:px-7">
      <Button variant="quiet" size="sm" className="-ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        Volver a mi postulación
      </Button>
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-2xl outline-none">
        Así te verá la empresa
      </h2>
      <div className="mt-5 flex items-center gap-4">
        <Avatar name={view.full_name} />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-lg">{view.full_name}</p>
          <p className="wrap-anywhere text-ink-soft">{view.headline}</p>
        </div>
      </div>
      {view.identity_from ? (
        <p className="wrap-anywhere mt-3 text-[0.9375rem]">
          Tu nombre y tu contacto se muestran desde la fase «{view.identity_from}».
        </p>
      ) : (
        <p className="wrap-anywhere mt-3 text-[0.9375rem]">{contact}</p>
      )}
      <p className="mt-3 font-medium">{matchLine(view.match)}</p>
      {view.note && (
        <section aria-label={wordOf(view)} className="mt-8">
          <h3 className="mb-2 text-lg">{wordOf(view)}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{view.note}</p>
        </section>
      )}
      {view.answers.length > 0 && (
        <section aria-label="Tus respuestas" className="mt-8">
          <h3 className="mb-3 text-lg">Tus respuestas</h3>
          <AnswerList answers={view.answers} application_id={null} />
        </section>
      )}
      {drawCv(view.document)}
    </div>
  )
}

const wordOf = ({ is_letter }: CompanyView): string => (is_letter ? 'Tu carta, también en PDF' : 'Tu nota')
