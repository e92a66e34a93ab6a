import type { SentApplication } from '#shared/hiring/applying.ts'
import { notify } from '#web/lib/toast.ts'
import { UndoButton } from '../parts/undo-button.tsx'

const HAS_ROOM = '(min-width: 40rem)'

/**
 * Stays for as long as the application can be taken back, wherever the person goes meanwhile. On a phone it would cover
 * the way out of the vacancy for that minute, whose foot offers the same.
 */
export function showSentToast(sent: SentApplication): void {
  if (!window.matchMedia(HAS_ROOM).matches) {
    notify.success('Postulación enviada.')
    return
  }
  const id = `enviada-${sent.id}`
  notify.lasting(
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>Postulación enviada.</span>
      <UndoButton application_id={sent.id} undo_until={sent.undo_until} onDone={() => notify.dismiss(id)} />
    </span>,
    { id, duration: Math.max(0, Date.parse(sent.undo_until) - Date.now()) },
  )
}
