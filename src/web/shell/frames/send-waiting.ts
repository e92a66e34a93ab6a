import { keys } from '#web/data/keys.ts'
import { sendWaitingSaves } from '#web/data/offline/waiting-saves.ts'
import { queryClient } from '#web/data/query-client.ts'
import { sendLeft } from '#web/features/cvs/editor/send-left.ts'
import { useSession } from '#web/lib/session.ts'
import { notify } from '#web/lib/toast.ts'

/** Sends what was changed without a network, also by tabs that are closed, and says so. */
export async function sendWaiting(): Promise<void> {
  const { user } = useSession.getState()
  if (!user) return
  const saves = await sendWaitingSaves()
  const { sent, unsure } = await sendLeft(user.id)
  if (saves > 0) void queryClient.invalidateQueries({ queryKey: keys.jobs.lists() })
  if (sent > 0) void queryClient.invalidateQueries({ queryKey: keys.cvs.all() })
  if (saves + sent > 0) notify.success('Enviamos los cambios que hiciste sin conexión.')
  if (unsure.length > 0) notify.neutral('Tu CV cambió también en otro lugar. Ábrelo para elegir qué conservar.')
}
