import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { SaveStatus, type ShownSaveState } from '#web/editor/save-status.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

interface SaveBarProps {
  state: ShownSaveState
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
}

/** Stays in sight however long the form is: whether everything is saved, and the way back. */
export function SaveBar({ state, canUndo, canRedo, onUndo, onRedo }: SaveBarProps) {
  return (
    <div className="sticky top-16 z-20 -mx-4 mb-4 flex min-h-12 items-center justify-between gap-2 bg-paper/95 px-4 backdrop-blur-md sm:mx-0 sm:px-0">
      <SaveStatus state={state} conflictText="Este CV cambió en otro lugar." />
      <span className="flex shrink-0">
        <Step label="Deshacer" hint="Ctrl Z" onPress={onUndo} disabled={!canUndo} icon={<Undo2 aria-hidden="true" />} />
        <Step
          label="Rehacer"
          hint="Ctrl Mayús Z"
          onPress={onRedo}
          disabled={!canRedo}
          icon={<Redo2 aria-hidden="true" />}
        />
      </span>
    </div>
  )
}

interface StepProps {
  label: string
  hint: string
  onPress: () => void
  disabled: boolean
  icon: ReactNode
}

/** Stays in reach while there is nothing to do, so that focus is never lost by the last step. */
function Step({ label, hint, onPress, disabled, icon }: StepProps) {
  return (
    <IconButton
      label={label}
      title={`${label} (${hint})`}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className="aria-disabled:opacity-40"
    >
      {icon}
    </IconButton>
  )
}
