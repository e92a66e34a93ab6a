import { createKey, listKeys, newKey, revokeKey } from '#shared/integrations/api-keys.ts'
import type { WebhookKind } from '#shared/integrations/webhook-kinds.ts'
import * as webhooks from '#shared/integrations/webhooks.ts'
import { call } from '#tests/support/call.ts'
import { everybody, type Row, row, team } from './rows.ts'
import type { World } from './world.ts'

const inCompany = ({ company }: World) => ({ params: { id: company.id } })
const key = newKey.parse({ name: 'Clave', scopes: ['vacancies:read'], life: '30' })
// Nothing is sent while the matrix runs: no worker is there. The address is one that no name has to be asked for.
const body = { url: 'https://93.184.216.34/hook', kinds: ['vacancy.closed'] as WebhookKind[] }

/** What a row names is made just before it; a case is undone before the next begins. */
let made = { key_id: '', webhook_id: '', delivery_id: '' }

const prepare = async (world: World) => {
  const asked = { ...inCompany(world), token: world.people.owner.token }
  const own = (await call(world.app, createKey, { ...asked, body: key })).answer
  const hook = (await call(world.app, webhooks.createWebhook, { ...asked, body })).answer
  const params = { ...asked.params, webhook_id: hook.webhook.id }
  const test = (await call(world.app, webhooks.testWebhook, { ...asked, params })).answer
  made = { key_id: own.key.id, webhook_id: hook.webhook.id, delivery_id: test.id }
}

const ofKey = ({ company }: World) => ({ params: { id: company.id, key_id: made.key_id } })
const ofWebhook = ({ company }: World) => ({ params: { id: company.id, webhook_id: made.webhook_id } })
const ofDelivery = (world: World) => ({ params: { ...ofWebhook(world).params, delivery_id: made.delivery_id } })

const who = (status: number) => team('manage_integrations', status)

export const integrationsRows: Row[] = [
  row(listKeys, who(200), inCompany, { prepare }),
  row(createKey, who(201), (world) => ({ ...inCompany(world), body: key })),
  row(revokeKey, who(200), ofKey, { prepare }),
  row(webhooks.listWebhooks, who(200), inCompany, { prepare }),
  row(webhooks.createWebhook, who(201), (world) => ({ ...inCompany(world), body })),
  row(webhooks.updateWebhook, who(200), (world) => ({ ...ofWebhook(world), body: { ...body, is_on: false } }), {
    prepare,
  }),
  row(webhooks.rotateSecret, who(200), ofWebhook, { prepare }),
  row(webhooks.testWebhook, who(202), ofWebhook, { prepare }),
  row(webhooks.listDeliveries, who(200), ofWebhook, { prepare }),
  row(webhooks.resendDelivery, who(202), ofDelivery, { prepare }),
  row(webhooks.deleteWebhook, who(204), ofWebhook, { prepare }),
  row(webhooks.describeWebhooks, everybody(200), () => ({})),
]
