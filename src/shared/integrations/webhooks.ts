import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, REQUIRED, timestamp } from '../core/fields.ts'
import { webhookBody } from './webhook-data.ts'
import { sentKind, webhookKind } from './webhook-kinds.ts'

export const WEBHOOKS_MAX = 5
/** How long something is tried. */
export const TRIED_DAYS = 1
const ADDRESS_MAX = 500

const inCompany = z.object({ id })
const ofWebhook = z.object({ id, webhook_id: id })
const cursor = z.string().max(200).optional()

const ADDRESS = 'Escribe una dirección completa que empiece por https://.'

/** Whether it may be called is asked again by whoever calls it: a name can lead anywhere. */
const address = line(ADDRESS_MAX, 1).pipe(
  z.string().refine((value) => {
    if (!/^https?:\/\//i.test(value) || /[\s\\#]/.test(value) || !URL.canParse(value)) return false
    const { protocol, username, password, hostname } = new URL(value)
    return (protocol === 'https:' || isThisMachine(hostname)) && !username && !password
  }, ADDRESS),
)

/** Only where somebody tries it out: servers that serve others refuse it. */
const isThisMachine = (host: string): boolean => host === '127.0.0.1' || host === '[::1]'

export const webhookFields = z.object({
  url: address,
  kinds: z.array(webhookKind, { error: REQUIRED }).min(1, 'Marca al menos un evento.').max(webhookKind.options.length),
})

const webhook = z.object({
  id,
  url: z.string(),
  kinds: z.array(webhookKind),
  is_on: z.boolean(),
  /** Switched off by itself, after a day in which nothing arrived. */
  stopped_at: timestamp.nullable(),
  /** Nothing has arrived since then. */
  failing_since: timestamp.nullable(),
  last_delivered_at: timestamp.nullable(),
  /** Until when what is sent is also signed with the secret before. */
  old_secret_until: timestamp.nullable(),
  created_at: timestamp,
})
export type Webhook = z.output<typeof webhook>

/** `secret` is told in this answer and never again. */
const withSecret = z.object({ webhook, secret: z.string() })

export const deliveryOutcome = z.enum(['WAITING', 'DELIVERED', 'FAILED'])
const deliveryFailure = z.enum(['STATUS', 'REDIRECT', 'TIMEOUT', 'CONNECTION', 'NAME', 'ADDRESS', 'TLS'])
export type DeliveryFailure = z.infer<typeof deliveryFailure>

const delivery = z.object({
  id,
  event_id: id,
  kind: sentKind,
  outcome: deliveryOutcome,
  attempts: z.int(),
  created_at: timestamp,
  last_attempt_at: timestamp.nullable(),
  /** Null while nothing was answered. */
  last_status: z.int().nullable(),
  last_failure: deliveryFailure.nullable(),
  /** The beginning of what was answered. */
  last_answer: z.string().nullable(),
  /** Null when it will not be tried again. */
  next_attempt_at: timestamp.nullable(),
  body: z.string(),
})
export type Delivery = z.output<typeof delivery>

const PATH = '/api/v1/companies/:id/webhooks'

export const listWebhooks = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Where a company is told of what happens',
  params: inCompany,
  query: z.object({ cursor }),
  answer: z.object({ items: z.array(webhook), next_cursor: z.string().nullable() }),
})

export const createWebhook = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'A new address; `secret` signs what is sent there and is told in this answer alone',
  params: inCompany,
  body: webhookFields,
  status: 201,
  answer: withSecret,
})

export const updateWebhook = endpoint({
  method: 'PUT',
  path: `${PATH}/:webhook_id`,
  summary: 'Another address, other events, on or off',
  params: ofWebhook,
  body: webhookFields.extend({ is_on: z.boolean() }),
  answer: webhook,
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: `${PATH}/:webhook_id`,
  summary: 'Nothing is sent there any more; its log goes too',
  params: ofWebhook,
  status: 204,
})

export const rotateSecret = endpoint({
  method: 'POST',
  path: `${PATH}/:webhook_id/secret`,
  summary: 'A new secret; for a day everything is signed with the one before as well',
  params: ofWebhook,
  answer: withSecret,
})

export const testWebhook = endpoint({
  method: 'POST',
  path: `${PATH}/:webhook_id/test`,
  summary: 'Sends `webhook.test`, once; what came of it stands in the log',
  params: ofWebhook,
  status: 202,
  answer: delivery,
})

export const listDeliveries = endpoint({
  method: 'GET',
  path: `${PATH}/:webhook_id/deliveries`,
  summary: 'What was sent there in the last 30 days, the newest first',
  params: ofWebhook,
  query: z.object({ cursor, outcome: deliveryOutcome.optional() }),
  answer: z.object({ items: z.array(delivery), next_cursor: z.string().nullable() }),
})

export const resendDelivery = endpoint({
  method: 'POST',
  path: `${PATH}/:webhook_id/deliveries/:delivery_id/resend`,
  summary: 'Sends it again now, and goes on trying for a day',
  params: ofWebhook.extend({ delivery_id: id }),
  status: 202,
  answer: delivery,
})

export const describeWebhooks = endpoint({
  method: 'GET',
  path: '/api/v1/webhook-events',
  summary: 'Everything that webhooks tell of, with an example of each',
  session: 'none',
  answer: z.object({ items: z.array(webhookBody) }),
  etag: true,
})
