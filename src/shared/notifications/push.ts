import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'

const ENDPOINT_MAX = 1000
const UNKNOWN = 'Este navegador no nos dio una dirección de avisos que podamos usar.'
const key = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), UNKNOWN)

/** As a browser describes it: where its push service listens, and the keys to encrypt for it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: UNKNOWN }).max(ENDPOINT_MAX, UNKNOWN),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
})

const pushDevice = z.object({
  id,
  /** «Chrome en Android». */
  device: z.string(),
  is_current: z.boolean(),
  created_at: timestamp,
})
export type PushDevice = z.output<typeof pushDevice>

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/push',
  summary:
    'Own devices that are told of notices, and the key to subscribe another with; null while nothing can be sent',
  answer: z.object({ public_key: z.string().nullable(), items: z.array(pushDevice) }),
})

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/push',
  summary: 'Tell this device of notices; ends with its session',
  status: 201,
  body: pushSubscription,
  answer: pushDevice,
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/v1/notifications/push/:id',
  summary: 'Tell this device no more',
  params: z.object({ id }),
})

export const stopPush = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/push/stop',
  summary: '«No avisarme de esto» of a notice on a device: whoever holds the notice may stop its like',
  session: 'none',
  body: z.object({ token: z.string().max(200) }),
})

/** What travels to a device, encrypted for it. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Inside of the application. */
  path: z.string(),
  /** The same notice twice is shown once. */
  tag: z.string(),
  /** For `stopPush`; null for what nobody can switch off. */
  stop: z.string().nullable(),
})
export type PushMessage = z.infer<typeof pushMessage>
