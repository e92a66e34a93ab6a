import type { ReactNode } from 'react'
import { importanceWords } from '#shared/words/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { ProposedCondition, ProposedRequirement } from './proposals.ts'
import type { IsChosen } from './use-chosen.ts'

/** What is doubtful, or says how a person is, waits for somebody to choose it. */
export const isOffered = ({ selected }: ProposedRequirement): boolean => selected !== false

interface OfferedProps {
  rows: readonly ProposedRequirement[]
  conditions: readonly ProposedCondition[]
  isChosen: IsChosen
  onToggle: (key: string) => void
  /** A whole ad was read: what the job is comes first. */
  whole?: boolean | undefined
  children: ReactNode
}

export function Offered({ rows, conditions, isChosen, onToggle, whole = false, children }: OfferedProps) {
  if (rows.length + conditions.length === 0) {
    return <p role="status">No encontramos nada nuevo en este texto. Puedes añadir los requisitos uno a uno.</p>
  }
  const group = { isChosen, onToggle }
  const doubtful = rows.filter((row) => !isOffered(row) && !row.soft)
  const reasons = [...new Set(doubtful.map(({ reason = '' }) => reason))]
  const said = <Conditions title={whole ? 'El puesto' : 'Condiciones'} conditions={conditions} {...group} />
  return (
    <div className="space-y-7">
      {whole && said}
      <RowGroup title="Requisitos" rows={rows.filter(isOffered)} {...group} />
      {reasons.map((reason) => (
        <RowGroup
          key={reason}
          title="Para que decidas tú"
          text={reason}
          rows={doubtful.filter((row) => (row.reason ?? '') === reason)}
          {...group}
        />
      ))}
      <RowGroup
        title="Cualidades personales"
        text="Se ven mejor en una entrevista que en un CV, así que no cuentan para el encaje."
        rows={rows.filter((row) => !isOffered(row) && row.soft)}
        {...group}
      />
      {!whole && said}
      {children}
    </div>
  )
}

interface ConditionsProps extends Pick<OfferedProps, 'conditions' | 'isChosen' | 'onToggle'> {
  title: string
}

function Conditions({ title, conditions, isChosen, onToggle }: ConditionsProps) {
  if (conditions.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{title}</legend>
      {conditions.map(({ key, label, words, doubt }) => (
        <Checkbox
          key={key}
          checked={isChosen(key, doubt === undefined)}
          onChange={() => onToggle(key)}
          label={
            <span className="wrap-anywhere">
              <span className="text-ink-soft">{label}:</span> {words}
            </span>
          }
          help={doubt}
        />
      ))}
    </fieldset>
  )
}

interface RowGroupProps extends Pick<OfferedProps, 'rows' | 'isChosen' | 'onToggle'> {
  title: string
  text?: string | undefined
}

function RowGroup({ title, text, rows, isChosen, onToggle }: RowGroupProps) {
  if (rows.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{title}</legend>
      {text && <p className="mb-1 text-ink-soft text-sm">{text}</p>}
      {rows.map((row) => (
        <Checkbox
          key={row.requirement.id}
          checked={isChosen(row.requirement.id, isOffered(row))}
          onChange={() => onToggle(row.requirement.id)}
          label={
            <span className="wrap-anywhere">
              {requirementWords(row.requirement)}{' '}
              <span className="text-ink-soft text-sm">{importanceWords[row.requirement.importance]}</span>
            </span>
          }
          help={saysMore(row) ? `«${row.quote}»` : undefined}
        />
      ))}
    </fieldset>
  )
}

/** The words of the ad are shown where they are other ones. */
const saysMore = ({ quote, requirement }: ProposedRequirement): boolean =>
  quote !== '' && quote.toLowerCase() !== requirementWords(requirement).toLowerCase()
