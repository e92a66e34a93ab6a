import type { ReactNode } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '../buttons/button.tsx'
import { Alert } from '../feedback/alert.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What happens, and what can be undone. */
  text: string
  cancel?: string | undefined
  /** Says what is done, never «Sí» or «Aceptar». */
  confirm: string
  busy: boolean
  busyLabel: string
  /** What went wrong the last time it was pressed. */
  error?: unknown
  onConfirm: () => void
  children?: ReactNode | undefined
}

/** Asks before something that hurts: the way back first, then the act by its name. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, text, cancel = 'Cancelar', confirm, busy, busyLabel, onConfirm, children } = props
  const failure = props.error ? messageOf(props.error) : null
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      text={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {(children || failure) && (
        <div className="space-y-4">
          {children}
          {failure && (
            <Alert tone="bad" live>
              {failure}
            </Alert>
          )}
        </div>
      )}
    </Dialog>
  )
}
