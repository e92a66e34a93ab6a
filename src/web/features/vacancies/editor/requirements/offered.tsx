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
  children: ReactNode
}

export function Offered({ rows, conditions, isChosen, onToggle, children }: OfferedProps) {
  if (rows.length + conditions.length === 0) {
    return <p role="status">No encontramos nada nuevo en este texto. Puedes añadir los requisitos uno a uno.</p>
  }
  const group = { isChosen, onToggle }
  return (
    <div className="space-y-6">
      <RowGroup title="Requisitos" rows={rows.filter(isOffered)} {...group} />
      <RowGroup title="Para que decidas tú" rows={rows.filter((row) => !isOffered(row) && !row.soft)} {...group} />
      <RowGroup title="Cualidades personales" rows={rows.filter((row) => !isOffered(row) && row.soft)} {...group} />
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
              <span className="text-ink-soft text-sm">{importanceWords[row.requirement.importance]}</span>
            </span>
          }
          help={[row.quote && `«${row.quote}»`, row.reason].filter(Boolean).join(' · ')}
        />
      ))}
    </fieldset>
  )
}
