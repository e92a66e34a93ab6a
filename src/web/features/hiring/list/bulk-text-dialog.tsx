import { type ComponentProps, useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { AskDialog } from '../talent-pool/ask-dialog.tsx'

interface BulkTextDialogProps extends Pick<ComponentProps<typeof AskDialog>, 'title' | 'text' | 'button' | 'onClose'> {
  label: string
  max: number
  onRun: (text: string) => Promise<void>
}

/** One text for everybody who is chosen. */
export function BulkTextDialog({ label, max, onRun, ...dialog }: BulkTextDialogProps) {
  const [typed, setTyped] = useState('')
  const box = { name: 'text', maxLength: max, value: typed }
  return (
    <AskDialog {...dialog} ready={typed.trim() !== ''} onRun={() => onRun(typed.trim())}>
      <Field label={label}>
        <Input {...box} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </AskDialog>
  )
}
