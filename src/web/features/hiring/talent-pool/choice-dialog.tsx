import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Choice } from '#web/lib/choices.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { AskDialog } from './ask-dialog.tsx'

interface ChoiceDialogProps extends Pick<ComponentProps<typeof AskDialog>, 'title' | 'text' | 'button' | 'onClose'> {
  label: string
  choices: readonly Choice[]
  /** Shown instead when there is nothing to choose from. */
  empty?: ReactNode
  onRun: (value: string) => Promise<void>
}

/** One of a list, for one person or for everybody who is chosen. */
export function ChoiceDialog({ label, choices, empty, onRun, ...dialog }: ChoiceDialogProps) {
  const [chosen, setChosen] = useState('')
  return (
    <AskDialog {...dialog} ready={chosen !== ''} onRun={() => onRun(chosen)}>
      {choices.length === 0 && empty ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <Field label={label}>
          <Select
            placeholder="Elige"
            choices={choices}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
      )}
    </AskDialog>
  )
}
