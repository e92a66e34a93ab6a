import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

interface UndoButtonsProps {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
}

export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <span className="flex shrink-0">
      <Step label="Deshacer" hint="Ctrl Z" onPress={onUndo} disabled={!canUndo} icon={<Undo2 aria-hidden="true" />} />
      <Step
        label="Rehacer"
        hint="Ctrl Mayús Z"
        onPress={onRedo}
        disabled={!canRedo}
        icon={<Redo2 aria-hidden="true" />}
        // A phone's bar has room for the name of the document instead.
        className="max-sm:aria-disabled:not-focus:hidden"
      />
    </span>
  )
}

interface StepProps {
  label: string
  hint: string
  onPress: () => void
  disabled: boolean
  icon: ReactNode
  className?: string
}

/** Stays in reach while there is nothing to do, so that focus is never lost by the last step. */
function Step({ label, hint, onPress, disabled, icon, className }: StepProps) {
  return (
    <IconButton
      label={label}
      title={`${label} (${hint})`}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className={className}
    >
      {icon}
    </IconButton>
  )
}
