import type { PushMessage } from '#shared/notifications/push.ts'

declare const self: ServiceWorkerGlobalScope

const STOP = 'stop'
const STOP_PATH = '/api/v1/notifications/push/stop'
const SETTINGS = '/app/settings?tab=notificaciones'

/** TypeScript does not know the buttons of a notification yet. */
interface Shown extends NotificationOptions {
  actions?: { action: string; title: string }[]
}

/** Always shown, as browsers demand; without a sound while somebody is looking at the application anyway. */
export async function showNotice({ data }: PushEvent): Promise<void> {
  const message: PushMessage | undefined = data?.json()
  if (!message) return
  const { title, body, tag, path, stop } = message
  const windows = await self.clients.matchAll({ type: 'window' })
  const options: Shown = {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    lang: 'es',
    data: { path, stop },
    silent: windows.some(({ focused }) => focused),
    actions: stop ? [{ action: STOP, title: 'No avisarme de esto' }] : [],
  }
  await self.registration.showNotification(title, options)
}

export async function openNotice({ action, notification }: NotificationEvent): Promise<void> {
  const { path, stop }: Pick<PushMessage, 'path' | 'stop'> = notification.data
  notification.close()
  if (action === STOP && stop) await stopOf(stop)
  else await open(path)
}

/** Where that is not possible now, the settings are. */
async function stopOf(token: string): Promise<void> {
  const body = JSON.stringify({ token })
  const headers = { 'content-type': 'application/json' }
  const is_stopped = await fetch(STOP_PATH, { method: 'POST', headers, body }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!is_stopped) return open(SETTINGS)
  await self.registration.showNotification('Listo: no te avisaremos más de esto aquí', {
    body: 'Puedes cambiarlo en Ajustes → Notificaciones.',
    tag: STOP,
    icon: '/icon-192.png',
    silent: true,
    data: { path: SETTINGS, stop: null },
  })
}

/** In a tab that is open already, if there is one: pages of ours know how to go on by themselves. */
async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin)
  if (address.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const same = windows.find(({ url }) => url === address.href)
  if (same) await same.focus()
  else await self.clients.openWindow(address.href)
}
