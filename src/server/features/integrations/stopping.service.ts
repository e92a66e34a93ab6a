import type { Deps } from '#server/context.ts'
import { findPerson } from '#server/features/accounts/users/people.service.ts'
import { companyOf, peopleAllowed } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { giveUpWaiting } from './delivery.queries.ts'
import { stoppedMail } from './integrations.mails.ts'
import { changeWebhook } from './webhooks.queries.ts'
import type { WebhookRow } from './webhooks.tables.ts'

/** The part of an address that may be shown: what follows it can be a secret. */
export const hostOf = (url: string): string => new URL(url).host

/** A day in which nothing arrived: it is switched off, and whoever may switch it on again hears of it at once. */
export async function stopWebhook(tx: Deps, { id, company_id, url, failing_since }: WebhookRow): Promise<void> {
  await changeWebhook(tx.db, id, { is_on: false, stopped_at: tx.now(), resting_until: null, silences: 0 })
  await giveUpWaiting(tx.db, id)
  const recipients = await peopleAllowed(tx, company_id, 'manage_integrations')
  const host = hostOf(url)
  await emit(tx, { kind: 'WEBHOOK_STOPPED', company_id, facts: { host }, recipients })
  const company = (await companyOf(tx, company_id))?.name ?? 'tu empresa'
  for (const user_id of recipients) {
    const person = await findPerson(tx, user_id)
    if (person) await sendMail(tx, stoppedMail(tx, { person, company, company_id, host, failing_since }))
  }
}
