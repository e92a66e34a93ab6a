import { type ReactNode, useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { plainText, type VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { importanceWords, requirementTypeWords } from '#shared/words/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
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
import {
  asRichText,
  newConditions,
  newRequirements,
  type ProposedCondition,
  type ProposedRequirement,
} from './proposals.ts'

const SHORTEST = 20
const MOST_ROWS = 20

/** Reads a pasted description and offers what it found, each with the words it was read from. */
export function ProposalsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { document, changeDocument } = useVacancyEditor()
  const [text, setText] = useState<string | null>(null)
  const [as_description, setAsDescription] = useState(true)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const propose = useProposals()
  const written = text ?? plainText(document.description)
  const rows = propose.data ? newRequirements(propose.data, document.requirements) : []
  const conditions = propose.data ? newConditions(propose.data, document) : []
  const isChosen: IsChosen = (key, offered) => offered !== changed.has(key)
  const chosen_rows = rows.filter((row) => isChosen(row.requirement.id, isOffered(row)))
  const chosen_conditions = conditions.filter(({ key, doubt }) => isChosen(key, doubt === undefined))
  const count = chosen_rows.length + chosen_conditions.length
  const offers_description = document.description === ''
  const asked = { text: written.slice(0, 16_000), ...(document.title !== '' && { title: document.title }) }

  function close() {
    propose.reset()
    setChanged(new Set())
    onClose()
  }

  function accept() {
    const description = offers_description && as_description ? asRichText(written) : undefined
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
            aria-disabled={written.trim().length < SHORTEST}
            onClick={() => written.trim().length >= SHORTEST && propose.mutate(asked)}
          >
            Leer el texto
          </Button>
        )
      }
    >
      {propose.data ? (
        <Offered
          rows={rows}
          conditions={conditions}
          isChosen={isChosen}
          onToggle={(key) => setChanged((now) => toggled(now, key))}
        >
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
          <Field label="Descripción del puesto" help="Al menos 20 caracteres.">
            <Textarea rows={10} maxLength={16_000} value={written} onChange={(event) => setText(event.target.value)} />
          </Field>
        </div>
      )}
    </Dialog>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

function accepted(
  document: VacancyDocument,
  rows: readonly ProposedRequirement[],
  conditions: readonly ProposedCondition[],
  description: string | undefined,
): VacancyDocument {
  const requirements = [...document.requirements, ...rows.map(({ requirement }) => requirement)].slice(0, MOST_ROWS)
  const parts = conditions.map(({ part }) => part)
  return Object.assign({}, document, ...parts, { requirements }, description === undefined ? {} : { description })
}

/** What is doubtful, or says how a person is, waits for somebody to choose it. */
const isOffered = ({ selected }: ProposedRequirement): boolean => selected !== false

type IsChosen = (key: string, offered: boolean) => boolean

interface OfferedProps {
  rows: readonly ProposedRequirement[]
  conditions: readonly ProposedCondition[]
  isChosen: IsChosen
  onToggle: (key: string) => void
  children: ReactNode
}

function Offered({ rows, conditions, isChosen, onToggle, children }: OfferedProps) {
  if (rows.length + conditions.length === 0) {
    return <p role="status">No encontramos nada nuevo en este texto. Puedes añadir los requisitos uno a uno.</p>
  }
  const group = { isChosen, onToggle }
  return (
    <div className="space-y-6">
      <RowGroup title="Requisitos" rows={rows.filter(isOffered)} {...group} />
      <RowGroup title="Para que decidas tú" rows={rows.filter((row) => !isOffered(row))} {...group} />
      {conditions.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-semibold">Condiciones</legend>
          {conditions.map(({ key, label, words, doubt }) => (
            <Checkbox
              key={key}
              checked={isChosen(key, doubt === undefined)}
              onChange={() => onToggle(key)}
              label={`${label}: ${words}`}
              help={doubt}
            />
          ))}
        </fieldset>
      )}
      {children}
    </div>
  )
}

interface RowGroupProps extends Pick<OfferedProps, 'rows' | 'isChosen' | 'onToggle'> {
  title: string
}

function RowGroup({ title, rows, isChosen, onToggle }: RowGroupProps) {
  if (rows.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{title}</legend>
      {rows.map((row) => (
        <Checkbox
          key={row.requirement.id}
          checked={isChosen(row.requirement.id, isOffered(row))}
          onChange={() => onToggle(row.requirement.id)}
          label={
            <span className="wrap-anywhere">
              {requirementWords(row.requirement)}{' '}
              <span className="text-ink-soft text-sm">
                {requirementTypeWords[row.requirement.type]} · {importanceWords[row.requirement.importance]}
              </span>
            </span>
          }
          help={[row.quote && `«${row.quote}»`, row.reason].filter(Boolean).join(' · ')}
        />
      ))}
    </fieldset>
  )
}
