import type { ReactNode } from 'react'
import { rejectionDepth, toldReason } from '#shared/hiring/application.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { rejectionDepthWords, toldReasonWords } from '#shared/words/hiring.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { type RejectionDraft, reasonsOf } from './rejection-draft.ts'

interface RejectionFieldsProps {
  draft: RejectionDraft
  onChange: (change: Partial<RejectionDraft>) => void
  /** Said at the field itself, once somebody tried to send without it. */
  reasonError?: string | undefined
  /** What only one application has: requirements, its own words. */
  children?: ReactNode
}

const sides = { COMPANY: 'La empresa', CANDIDATE: 'La persona' } as const

/** Who decided, why, and after how much; the same for one and for many. */
export function RejectionFields({ draft, onChange, reasonError, children }: RejectionFieldsProps) {
  return (
    <div className="space-y-5">
      <FieldGroup label="Quién lo decide">
        <RadioPills
          small
          name="side"
          words={sides}
          value={draft.side}
          onChange={(side) => onChange({ side, reason: null, asks_pool: false })}
        />
      </FieldGroup>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Motivo" help={whoReads(draft.reason)} error={reasonError}>
          <Select
            name="reason"
            placeholder="Elige un motivo"
            choices={reasonsOf(draft.side)}
            value={draft.reason ?? ''}
            onChange={(event) =>
              onChange({
                reason: reasonsOf(draft.side).find(({ value }) => value === event.target.value)?.value ?? null,
              })
            }
          />
        </Field>
        <Field label="Hasta dónde llegó" help="Decide las palabras de la respuesta.">
          <Select
            name="depth"
            choices={choicesOf(rejectionDepthWords)}
            value={draft.depth}
            onChange={(event) => onChange({ depth: rejectionDepth.parse(event.target.value) })}
          />
        </Field>
      </div>
      {children}
      {draft.side === 'COMPANY' && (
        <Checkbox
          label="Guardar en Talento"
          help="Con la respuesta le preguntamos si quiere que le tengas en cuenta para otras vacantes."
          checked={draft.asks_pool}
          onChange={(event) => onChange({ asks_pool: event.target.checked })}
        />
      )}
      <Field label="Nota privada" optional help="No sale del equipo.">
        <Input
          name="note_private"
          maxLength={HIRING_LENGTHS.decision.note_private}
          value={draft.note_private}
          onChange={(event) => onChange({ note_private: event.target.value })}
        />
      </Field>
    </div>
  )
}

/** The person finds it in their application, also where no mail is sent. */
function whoReads(reason: RejectionDraft['reason']): string {
  return reason ? `Quien se postuló lee: «${toldReasonWords[toldReason(reason)]}»` : 'Quien se postuló también lo lee.'
}

export function ToldCheckbox({ draft, onChange }: RejectionFieldsProps) {
  return (
    <Checkbox
      label="Responder por correo"
      help={draft.is_told ? undefined : 'No sale ningún correo; la persona verá el final del proceso en su lista.'}
      checked={draft.is_told}
      onChange={(event) => onChange({ is_told: event.target.checked })}
    />
  )
}
