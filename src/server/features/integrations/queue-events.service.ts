import { randomUUID } from 'node:crypto'
import type { Deps } from '#server/context.ts'
import { addDays } from '#shared/core/time.ts'
import type { SignalOf } from '#shared/events.ts'
import { type WebhookData, webhookBody, webhookData } from '#shared/integrations/webhook-data.ts'
import type { SentKind, WebhookKind } from '#shared/integrations/webhook-kinds.ts'
import { TRIED_DAYS } from '#shared/integrations/webhooks.ts'
import { closeReason } from '#shared/vacancies/vacancies.ts'
import { findApplicationData, findStageNamed, findVacancyData } from './event-data.queries.ts'
import { deliverWebhooksTask } from './integrations.tasks.ts'
import { insertDelivery, listListening } from './webhooks.queries.ts'
import type { DeliveryRow } from './webhooks.tables.ts'

type Step = string | null

/** By the step that an application took, whoever asked for it. */
const BY_STEP: Readonly<Record<string, WebhookKind>> = {
  deliver: 'application.received',
  hold: 'application.held',
  resume: 'application.resumed',
  reject: 'application.rejected',
  restore: 'application.reopened',
  withdraw: 'application.withdrawn',
  hire: 'application.hired',
  unhire: 'application.reopened',
  leave: 'application.withdrawn',
  anonymise: 'application.anonymised',
}

const kindOf = (step: Step): WebhookKind | undefined => (step === null ? 'application.moved' : BY_STEP[step])

export async function queueApplicationEvent(tx: Deps, moved: SignalOf<'APPLICATION_MOVED'>): Promise<void> {
  const { application_id, company_id, step, from } = moved
  const kind = kindOf(step)
  // What was taken back before its time was over, the team never saw.
  if (!kind || (from.state === 'SENDING' && step === 'withdraw')) return
  await queueEvent(tx, { kind, company_id, subject_id: application_id }, async () => {
    const told = await findApplicationData(tx.db, application_id)
    if (!told) return undefined
    if (kind !== 'application.moved') return told
    return { ...told, previous_stage: await findStageNamed(tx.db, from.stage_id) }
  })
}

const OFFER_KINDS: Readonly<Record<string, WebhookKind>> = {
  SENT: 'offer.sent',
  ACCEPTED: 'offer.accepted',
  DECLINED: 'offer.declined',
}

export async function queueOfferEvent(
  tx: Deps,
  { offer_id, application_id, state }: SignalOf<'OFFER_MOVED'>,
): Promise<void> {
  const kind = OFFER_KINDS[state]
  const told = kind && (await findApplicationData(tx.db, application_id))
  if (!kind || !told) return
  await queueEvent(tx, { kind, company_id: told.company_id, subject_id: application_id }, async () => ({
    vacancy_id: told.vacancy_id,
    vacancy_title: told.vacancy_title,
    application_id,
    offer_id,
    state,
  }))
}

const VACANCY_KINDS: Readonly<Record<string, WebhookKind>> = {
  PUBLISHED: 'vacancy.published',
  PAUSED: 'vacancy.paused',
  CLOSED: 'vacancy.closed',
}

export async function queueVacancyEvent(
  tx: Deps,
  { vacancy_id, company_id, state }: SignalOf<'VACANCY_MOVED'>,
): Promise<void> {
  const kind = VACANCY_KINDS[state]
  if (!kind) return
  await queueEvent(tx, { kind, company_id, subject_id: vacancy_id }, async () => {
    const vacancy = await findVacancyData(tx.db, vacancy_id)
    if (!vacancy) return undefined
    const reason = closeReason.catch('OTHER').parse(vacancy.reason)
    return { vacancy_id, vacancy_title: vacancy.vacancy_title, state, ...(kind === 'vacancy.closed' && { reason }) }
  })
}

interface Happened {
  kind: WebhookKind
  company_id: string
  subject_id: string
}

type Data = { [K in SentKind]: WebhookData<K> }[SentKind] | object

/** One row for each address that wants to hear of it, in the transaction in which it happens; looked up only for those. */
async function queueEvent(tx: Deps, happened: Happened, dataOf: () => Promise<Data | undefined>): Promise<void> {
  const listening = await listListening(tx.db, happened.company_id, happened.kind)
  const data = listening.length > 0 ? await dataOf() : undefined
  if (!data) return
  const event_id = randomUUID()
  for (const { id } of listening) await writeDelivery(tx, { ...happened, webhook_id: id, event_id, data })
}

interface Delivered extends Omit<Happened, 'kind'> {
  kind: SentKind
  webhook_id: string
  event_id: string
  data: Data
}

/** By its schema, so that nothing goes out that the schema does not name. */
export async function writeDelivery(tx: Deps, written: Delivered): Promise<DeliveryRow> {
  const { kind, company_id, webhook_id, event_id, subject_id } = written
  const now = tx.now()
  const body = webhookBody.parse({
    id: event_id,
    type: kind,
    created_at: now.toISOString(),
    company_id,
    data: webhookData[kind].parse(written.data),
  })
  const row = await insertDelivery(tx.db, {
    webhook_id,
    event_id,
    kind,
    subject_id,
    body: JSON.stringify(body),
    created_at: now,
    next_attempt_at: now,
    give_up_at: addDays(now, TRIED_DAYS),
  })
  await tx.tasks.enqueue(tx.db, deliverWebhooksTask, { webhook_id })
  return row
}
