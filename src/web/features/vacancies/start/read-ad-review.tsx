import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Answer } from '#shared/core/endpoint.ts'
import { plural } from '#shared/core/numbers.ts'
import type { proposeRequirements } from '#shared/vacancies/vacancies.ts'
import { plainText, type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RichTextView } from '#web/ui/rich-text/rich-text-view.tsx'
import { isOffered, Offered } from '../editor/requirements/offered.tsx'
import { newConditions, newRequirements } from '../editor/requirements/proposals.ts'
import { SuggestionsStatus } from '../editor/requirements/suggestions-status.tsx'
import { useChosen } from '../editor/requirements/use-chosen.ts'
import { useSuggestions } from '../editor/requirements/use-suggestions.ts'
import { newContent } from '../editor/vacancy-content.ts'

interface ReadAdReviewProps {
  company: Company
  read: Answer<typeof proposeRequirements>
  /** The ad as it was pasted. */
  text: string
  onCreate: (document: VacancyDocument) => void
  onBack: () => void
  busy: boolean
  error: unknown
}

const NOTHING_SAID = vacancyDocument.parse({})

/** What was read of an ad, to be confirmed at once: what is certain is ticked, the rest waits with its reason. */
export function ReadAdReview({ company, read, text, onCreate, onBack, busy, error }: ReadAdReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { isChosen, toggle } = useChosen()
  const fresh = newContent(company).document
  const suggestions = useSuggestions(company, text)
  const rows = newRequirements(read, [], suggestions.rows)
  const conditions = newConditions(read, NOTHING_SAID)
  const chosen = {
    rows: rows.filter((row) => isChosen(row.requirement.id, isOffered(row))),
    conditions: conditions.filter(({ key, doubt }) => isChosen(key, doubt === undefined)),
  }
  const has_doubts = conditions.some(({ doubt }) => doubt !== undefined)
  const description = read.document.description ?? ''

  function create() {
    const parts = chosen.conditions.map(({ part }) => part)
    const requirements = chosen.rows.map(({ requirement }) => requirement)
    onCreate(Object.assign({}, fresh, ...parts, { requirements, description }))
  }

  return (
    <div className="space-y-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          Esto leímos en tu anuncio
        </h2>
        <p className="mt-1 text-ink-soft">
          Quita lo que no sea así{has_doubts && ', y marca lo que suponemos si es cierto'}. Después puedes cambiarlo
          todo en el editor.
        </p>
      </div>
      {error !== null && (
        <Alert tone="bad" live>
          {messageOf(error)}
        </Alert>
      )}
      {read.left_out && read.left_out.length > 0 && (
        <Alert tone="info">
          <b className="font-semibold">Quitamos los datos de contacto.</b> Las personas se postulan desde la vacante:{' '}
          <span className="wrap-anywhere">{read.left_out.map((sentence) => `«${sentence}»`).join(' ')}</span>
        </Alert>
      )}
      <Card aria-label="Lo que leímos">
        <Offered rows={rows} conditions={conditions} isChosen={isChosen} onToggle={toggle} whole>
          <div>
            <SuggestionsStatus suggestions={suggestions} />
            {description !== '' && (
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
                  Descripción · {plural(plainText(description).length, 'carácter', 'caracteres')}
                  <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
                </summary>
                <div className="mt-1 mb-3 rounded-lg bg-sunk p-4">
                  <RichTextView html={description} />
                </div>
              </details>
            )}
            {read.doubts?.description && <p className="text-ink-soft text-sm">{read.doubts.description}</p>}
          </div>
        </Offered>
      </Card>
      <div className="sticky bottom-(--bottom-bar) -mx-4 flex flex-wrap gap-3 border-line border-t bg-paper/95 px-4 py-3 sm:mx-0 sm:px-0">
        <Button busy={busy} busyLabel="Creando…" onClick={create} className="max-sm:flex-1">
          Crear borrador
        </Button>
        <Button variant="secondary" onClick={onBack} className="max-sm:flex-1">
          Cambiar el texto
        </Button>
      </div>
    </div>
  )
}
