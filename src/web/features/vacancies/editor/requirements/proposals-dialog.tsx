import { useState } from 'react'
import { AD_TEXT_MAX, AD_TEXT_MIN } from '#shared/core/limits.ts'
import { plural } from '#shared/core/numbers.ts'
import { plainText, type VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { VACANCY_COUNTS } from '#shared/vacancies/vacancy-limits.ts'
import { useProposals } from '#web/data/vacancies.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { isOffered, Offered } from './offered.tsx'
import { newConditions, newRequirements, type ProposedCondition, type ProposedRequirement } from './proposals.ts'
import { SuggestionsStatus } from './suggestions-status.tsx'
import { useChosen } from './use-chosen.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Reads a pasted description and offers what it found, each with the words it was read from. */
export function ProposalsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { company, document, changeDocument } = useVacancyEditor()
  const [text, setText] = useState<string | null>(null)
  const [as_description, setAsDescription] = useState(true)
  const { isChosen, toggle, clear } = useChosen()
  const propose = useProposals()
  const written = text ?? plainText(document.description)
  const suggestions = useSuggestions(company, propose.data ? (propose.variables?.text ?? null) : null)
  const rows = propose.data ? newRequirements(propose.data, document.requirements, suggestions.rows) : []
  const conditions = propose.data ? newConditions(propose.data, document) : []
  const chosen_rows = rows.filter((row) => isChosen(row.requirement.id, isOffered(row)))
  const chosen_conditions = conditions.filter(({ key, doubt }) => isChosen(key, doubt === undefined))
  const count = chosen_rows.length + chosen_conditions.length
  const offers_description = document.description === ''
  const asked = { text: written.slice(0, AD_TEXT_MAX), ...(document.title !== '' && { title: document.title }) }

  function close() {
    propose.reset()
    clear()
    onClose()
  }

  function accept() {
    const description = offers_description && as_description ? propose.data?.document.description : undefined
    changeDocument((now) => accepted(now, chosen_rows, chosen_conditions, description))
    notify.success(`Añadimos ${plural(count, 'propuesta', 'propuestas')}.`)
    setText(null)
    close()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      size="lg"
      title="Proponer requisitos"
      text="Pega la descripción del puesto. Leemos lo que pide y tú decides qué añadir: nada se guarda sin que lo aceptes."
      actions={
        propose.data ? (
          <>
            <Button variant="secondary" onClick={() => propose.reset()}>
              Cambiar el texto
            </Button>
            <Button aria-disabled={count === 0} onClick={() => count > 0 && accept()}>
              {count === 0 ? 'Nada elegido' : `Añadir ${plural(count, 'propuesta', 'propuestas')}`}
            </Button>
          </>
        ) : (
          <Button
            busy={propose.isPending}
            busyLabel="Leyendo…"
            aria-disabled={written.trim().length < AD_TEXT_MIN}
            onClick={() => written.trim().length >= AD_TEXT_MIN && propose.mutate(asked)}
          >
            Leer el texto
          </Button>
        )
      }
    >
      {propose.data ? (
        <Offered rows={rows} conditions={conditions} isChosen={isChosen} onToggle={toggle}>
          <SuggestionsStatus suggestions={suggestions} />
          {offers_description && (
            <Checkbox
              label="Usar también este texto como descripción"
              checked={as_description}
              onChange={(event) => setAsDescription(event.target.checked)}
            />
          )}
        </Offered>
      ) : (
        <div className="space-y-4">
          {propose.isError && (
            <Alert tone="bad" live>
              {messageOf(propose.error)}
            </Alert>
          )}
          <Field label="Descripción del puesto" help={`Al menos ${AD_TEXT_MIN} caracteres.`}>
            <Textarea
              rows={10}
              maxLength={AD_TEXT_MAX}
              value={written}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </div>
      )}
    </Dialog>
  )
}

function accepted(
  document: VacancyDocument,
  rows: readonly ProposedRequirement[],
  conditions: readonly ProposedCondition[],
  description: string | undefined,
): VacancyDocument {
  const requirements = [...document.requirements, ...rows.map(({ requirement }) => requirement)].slice(
    0,
    VACANCY_COUNTS.requirements,
  )
  const parts = conditions.map(({ part }) => part)
  return Object.assign({}, document, ...parts, { requirements }, description === undefined ? {} : { description })
}
