import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listPushDevices, removePushDevice, subscribeToPush } from '#shared/notifications/push.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { keys } from './keys.ts'

/** Some browsers know it only once the application is installed. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether the person refused it in the browser itself, where only they can change it. */
export const isRefused = (): boolean => canBeTold() && Notification.permission === 'denied'

export function usePushDevices() {
  return useQuery({
    queryKey: keys.notifications.devices(),
    queryFn: ({ signal }) => call(listPushDevices, { signal }),
  })
}

export const PUSH_REFUSED =
  'Tu navegador no permite los avisos de Skillo. Actívalos en los ajustes de este sitio y vuelve aquí.'
const FAILED = 'Este navegador no pudo activar los avisos. Prueba en un momento o desde otro navegador.'

/** Asks the browser, which asks the person; then this device is told of notices until it signs out. */
export function useTurnOnPush() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (public_key: string) => {
      if ((await Notification.requestPermission()) !== 'granted') throw refusal('push_refused', PUSH_REFUSED)
      const { endpoint, keys: own } = await subscribed(public_key)
      if (!endpoint || !own?.p256dh || !own.auth) throw refusal('push_failed', FAILED)
      return call(subscribeToPush, { body: { endpoint, keys: { p256dh: own.p256dh, auth: own.auth } } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.notifications.devices() }),
  })
}

const refusal = (code: string, message: string) => new ApiError({ status: 422, code, message })

async function subscribed(public_key: string): Promise<PushSubscriptionJSON> {
  const worker = await navigator.serviceWorker.getRegistration()
  try {
    const known = await worker?.pushManager.getSubscription()
    // Of another installation, or for whoever was signed in here before.
    await known?.unsubscribe()
    const made = await worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
    return made?.toJSON() ?? {}
  } catch {
    throw refusal('push_failed', FAILED)
  }
}

export function useRemovePushDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, is_current }: { id: string; is_current: boolean }) => {
      await call(removePushDevice, { params: { id } })
      if (is_current) await endHere()
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.notifications.devices() }),
  })
}

async function endHere(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
