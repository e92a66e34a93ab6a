import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import type { Restoring } from './use-restore.ts'
import { versionName } from './version-row.tsx'

export function RestoreNotice({ restoring }: { restoring: Restoring }) {
  if (restoring.error) {
    return (
      <Alert tone="bad" live>
        {messageOf(restoring.error)}
      </Alert>
    )
  }
  if (!restoring.replaced) return null
  const { by, before } = restoring.replaced
  return (
    <Alert
      tone="good"
      live
      title={`Tu CV vuelve a ser: ${versionName(by)}`}
      action={
        before && (
          <Button
            size="sm"
            variant="secondary"
            busy={restoring.busy_with !== null}
            busyLabel="Deshaciendo…"
            onClick={() => restoring.undo(before)}
          >
            Deshacer
          </Button>
        )
      }
    >
      Lo que tenías antes quedó guardado en la lista.
    </Alert>
  )
}
