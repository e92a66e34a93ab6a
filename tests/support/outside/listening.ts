import { inTransaction } from '#server/context.ts'
import { deliverWebhooksTask, webhooksClockTask } from '#server/features/integrations/integrations.tasks.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { moveVacancy } from '#server/features/vacancies/vacancy-states.service.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { type WebhookKind, webhookKind } from '#shared/integrations/webhook-kinds.ts'
import * as contract from '#shared/integrations/webhooks.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { call } from '../call.ts'
import { aHiring, boardOf, type Hiring, stageAt } from '../hiring.ts'
import { aReceiver, type Receiver } from './receiver.ts'

/** The application, allowed to send to this machine. */
export const createSendingApp = (): Promise<TestApp> => createTestApp({ env: { WEBHOOKS_LOOPBACK: '1' } })

const opened: Receiver[] = []

/** After each test. */
export async function closeReceivers(): Promise<void> {
  for (const receiver of opened.splice(0)) await receiver.close()
}

export const addWebhook = (
  app: TestApp,
  { company, owner }: Hiring,
  url: string,
  kinds: WebhookKind[] = [...webhookKind.options],
) => call(app, contract.createWebhook, { token: owner.token, params: { id: company.id }, body: { url, kinds } })

export type Listening = Awaited<ReturnType<typeof aListening>>

/** A company that is told of everything, or of these kinds, by a server of its own. */
export async function aListening(app: TestApp, kinds?: WebhookKind[]) {
  const [hiring, receiver] = [await aHiring(app), await aReceiver()]
  opened.push(receiver)
  const { answer } = await addWebhook(app, hiring, receiver.url, kinds)
  const params = { id: hiring.company.id, webhook_id: answer.webhook.id }
  return { app, hiring, receiver, params, token: hiring.owner.token, secret: answer.secret, id: answer.webhook.id }
}

/** What a worker does for this address. */
export const work = ({ app, id }: Pick<Listening, 'app' | 'id'>, by = 'test'): Promise<void> =>
  deliverWebhooksTask.run(app.deps, { webhook_id: id }, { id: by })

/** Time goes on, and the clock comes by. */
export async function later({ deps, clock }: TestApp, seconds: number): Promise<void> {
  clock.forward(seconds)
  await webhooksClockTask.run(deps, {}, { id: 'clock' })
}

export const kindsAt = ({ receiver }: Listening): string[] => receiver.received.map(({ body }) => body.type)

export const sendTest = ({ app, token, params }: Listening) => call(app, contract.testWebhook, { token, params })

export const logOf = async ({ app, token, params }: Listening): Promise<contract.Delivery[]> =>
  (await call(app, contract.listDeliveries, { token, params })).answer.items

export async function seenIn({ app, hiring, token, id }: Listening): Promise<contract.Webhook> {
  const { answer } = await call(app, contract.listWebhooks, { token, params: { id: hiring.company.id } })
  const found = answer.items.find((one) => one.id === id)
  if (!found) throw new Error('not listed')
  return found
}

/** As the team does, without what its answer is made of, which takes long the first time. */
export const pauseVacancy = ({ deps }: TestApp, { vacancy }: Hiring): Promise<VacancyRow> =>
  inTransaction(deps, (tx) => moveVacancy(tx, vacancy, 'pause', { state_reason: 'TEAM' }))

/** Puts a card into another column. */
export async function moveCard(app: TestApp, hiring: Hiring, application_id: string, index: number): Promise<string> {
  const board = await boardOf(app, hiring)
  const stage_id = stageAt(board, index)
  const body = { stage_id, version: board.cards.find(({ id }) => id === application_id)?.version ?? 0 }
  const params = { id: application_id }
  const { status, text } = await call(app, moveApplication, { token: hiring.owner.token, params, body })
  if (status !== 200) throw new Error(`not moved: ${status} ${text}`)
  return stage_id
}
