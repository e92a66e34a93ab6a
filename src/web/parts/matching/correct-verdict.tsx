import { PencilLine, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { MatchItem } from '#shared/matching/matching.ts'
import { OVERRIDE_REASON_MAX, type Override, overrideBody } from '#shared/matching/vacancy-matches.ts'
import { verdictWords } from '#shared/words/matching.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

interface Pressed<V> {
  isPending: boolean
  mutate: (value: V, options?: { onSuccess?: () => void }) => void
}

interface CorrectVerdictProps {
  item: MatchItem
  save: Pressed<Override>
  remove: Pressed<void>
}

const { CUMPLE, PARCIAL, NO_CUMPLE } = verdictWords

/** «Corregir»: what a person of the team sees otherwise, with the reason; the engine's verdict stays. */
export function CorrectVerdict({ item, save, remove }: CorrectVerdictProps) {
  const [open, setOpen] = useState(false)
  const { override } = item
  if (open) return <CorrectForm item={item} save={save} onDone={() => setOpen(false)} />
  return (
    <div className="space-y-2">
      {override && (
        <p className="rounded-lg bg-sunk px-3 py-2">
          <span className="block font-medium">Tu equipo: {verdictWords[override.verdict].toLowerCase()}</span>
          {override.reason}
          <span className="block text-ink-soft text-sm">
            {override.by} · {formatDate(override.at)}
          </span>
        </p>
      )}
      <div className="-ml-3 flex flex-wrap gap-1">
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          <PencilLine aria-hidden="true" />
          Corregir<span className="sr-only"> {item.title}</span>
        </Button>
        {override && (
          <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Undo2 aria-hidden="true" />
            Quitar la corrección
          </Button>
        )}
      </div>
    </div>
  )
}

function CorrectForm({ item, save, onDone }: Omit<CorrectVerdictProps, 'remove'> & { onDone: () => void }) {
  const [verdict, setVerdict] = useState<Override['verdict'] | null>(item.override?.verdict ?? null)
  const [reason, setReason] = useState(item.override?.reason ?? '')
  const [problem, setProblem] = useState<string | null>(null)

  function press() {
    const read = overrideBody.safeParse({ verdict, reason })
    if (verdict === null) setProblem('Elige cómo lo ves tú.')
    else if (!read.success) setProblem(read.error.issues[0]?.message ?? 'Escribe el motivo.')
    else save.mutate(read.data, { onSuccess: onDone })
  }

  return (
    <fieldset className="space-y-4 rounded-lg bg-sunk p-4">
      <legend className="sr-only">Corregir {item.title}</legend>
      <FieldGroup label="¿Cómo lo ves tú?">
        <RadioPills small name="verdict" words={{ CUMPLE, PARCIAL, NO_CUMPLE }} value={verdict} onChange={setVerdict} />
      </FieldGroup>
      <Field label="Motivo" help="Queda junto al resultado automático, con tu nombre.">
        <Textarea
          rows={2}
          maxLength={OVERRIDE_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={save.isPending} onClick={press}>
          Guardar la corrección
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </fieldset>
  )
}
