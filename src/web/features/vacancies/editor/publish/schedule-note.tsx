import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { usePlainStep } from '#web/data/vacancies.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface ScheduleNoteProps {
  vacancy: Vacancy
  scheduled_at: string
}

/** When it goes out, and the way to take that back. */
export function ScheduleNote({ vacancy, scheduled_at }: ScheduleNoteProps) {
  const cancel = usePlainStep(vacancy.id)

  function press() {
    cancel.mutate('cancel_schedule', { onSuccess: () => notify.success('Programación cancelada.') })
  }

  return (
    <div className="space-y-3">
      <Alert
        tone="info"
        title={`Se publicará el ${formatDayTime(scheduled_at)}`}
        action={
          vacancy.actions.includes('cancel_schedule') && (
            <Button size="sm" variant="secondary" busy={cancel.isPending} busyLabel="Un momento…" onClick={press}>
              Cancelar programación
            </Button>
          )
        }
      >
        Puedes seguir editando hasta entonces. Si la publicas ahora o la cancelas, esta fecha se olvida.
      </Alert>
      {cancel.isError && (
        <Alert tone="warn" live>
          {messageOf(cancel.error)}
        </Alert>
      )}
    </div>
  )
}
