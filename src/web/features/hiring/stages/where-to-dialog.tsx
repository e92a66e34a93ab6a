import { useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { StageDraft } from './stage-draft.ts'

interface WhereToDialogProps {
  /** Removed, with people in them. */
  homeless: readonly StageDraft[]
  /** As they were before. */
  before: readonly StageDraft[]
  stages: readonly StageDraft[]
  onDecide: (moves: Record<string, string>) => void
  onClose: () => void
}

/** The stage before it that stays: nobody goes forward because a stage was removed. */
function nearest(id: string, before: readonly StageDraft[], stages: readonly StageDraft[]): string {
  const earlier = before.slice(
    0,
    before.findIndex((stage) => stage.id === id),
  )
  return earlier.findLast((stage) => stages.some((one) => one.id === stage.id))?.id ?? ''
}

/** Nobody is lost with a stage. */
export function WhereToDialog({ homeless, before, stages, onDecide, onClose }: WhereToDialogProps) {
  const goals = stages.flatMap(({ id, name, kind }) => (id && kind !== 'HIRED' ? [{ value: id, label: name }] : []))
  const [moves, setMoves] = useState<Record<string, string>>(() =>
    Object.fromEntries(homeless.flatMap(({ id }) => (id ? [[id, nearest(id, before, stages)]] : []))),
  )
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="¿Adónde van estas personas?"
      text="Quitas etapas en las que hay postulaciones. Elige dónde siguen; nadie recibe un aviso por esto."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={() => onDecide(moves)}>Mover y guardar</Button>
        </>
      }
    >
      <div className="space-y-4">
        {homeless.map(({ id = '', name, applications }) => (
          <Field key={id} label={`${name}: ${plural(applications, 'persona', 'personas')}`}>
            <Select
              name={`to ${id}`}
              choices={goals}
              value={moves[id] ?? ''}
              onChange={(event) => setMoves({ ...moves, [id]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}
