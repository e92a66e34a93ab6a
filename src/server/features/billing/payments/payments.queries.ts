import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { PaymentEvent } from '#server/platform/adapters/payments/payments.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { PaymentState } from '#shared/billing/payments.ts'
import { invoices } from '../tables/invoices.tables.ts'
import { type CreditRow, type PaymentRow, paymentEvents, payments, planCredits } from '../tables/payments.tables.ts'

type NewPayment = typeof payments.$inferInsert

/** Nothing when the same company has begun it before with the same key. */
export async function insertPayment(db: Database, row: NewPayment): Promise<PaymentRow | undefined> {
  const [made] = await db.insert(payments).values(row).onConflictDoNothing().returning()
  return made
}

export async function findByKey(db: Database, company_id: string, key: string): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.company_id, company_id), eq(payments.creation_key, key)))
  return found
}

type SameThing = Pick<PaymentRow, 'company_id' | 'plan_code' | 'currency' | 'total' | 'waiting_vacancy_id'>

/** The last payment of the same that somebody may still be paying, and who began it. */
export async function findOpenPayment(
  db: Database,
  { company_id, plan_code, currency, total, waiting_vacancy_id: vacancy }: SameThing,
  { created, pending }: { created: Date; pending: Date },
) {
  const [found] = await db
    .select({ payment: payments, by: users.full_name })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.created_by))
    .where(
      and(
        eq(payments.company_id, company_id),
        eq(payments.plan_code, plan_code),
        eq(payments.currency, currency),
        eq(payments.total, total),
        vacancy ? eq(payments.waiting_vacancy_id, vacancy) : isNull(payments.waiting_vacancy_id),
        or(
          and(eq(payments.state, 'CREATED'), gt(payments.created_at, created)),
          and(eq(payments.state, 'PENDING'), gt(payments.created_at, pending)),
        ),
      ),
    )
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(1)
  return found
}

export async function findByReference(db: Database, reference: string): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.reference, reference))
  return found
}

export async function lockPayment(db: Database, reference: string): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.reference, reference)).for('update')
  return found
}

/** The newest first. */
export function listPaymentRows(db: Database, company_id: string, after: Position | undefined, limit: number) {
  const older = after && sql`(${payments.created_at}, ${payments.id}) < (${after.created_at}, ${after.id}::uuid)`
  return db
    .select({ payment: payments, ends_at: planCredits.ends_at, invoice_id: invoices.id })
    .from(payments)
    .leftJoin(planCredits, eq(planCredits.payment_id, payments.id))
    .leftJoin(invoices, and(eq(invoices.payment_id, payments.id), eq(invoices.kind, 'NORMAL')))
    .where(and(eq(payments.company_id, company_id), older))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(limit)
}

export async function writePaymentState(
  db: Database,
  id: string,
  state: PaymentState,
  values: { status_detail: string | null; updated_at: Date; approved_at?: Date },
): Promise<void> {
  await db
    .update(payments)
    .set({ state, ...values })
    .where(eq(payments.id, id))
}

export async function writeProviderRef(db: Database, id: string, provider_ref: string): Promise<void> {
  await db.update(payments).set({ provider_ref }).where(eq(payments.id, id))
}

/** The row of these news, also when they were told before. */
export async function keepPaymentEvent(
  db: Database,
  row: { provider: string; news: PaymentEvent; received_at: Date },
): Promise<string> {
  const { event_id, reference } = row.news
  const [made] = await db
    .insert(paymentEvents)
    .values({ ...row, event_id, reference })
    // Writing what is there already is how PostgreSQL also returns a row that exists.
    .onConflictDoUpdate({ target: [paymentEvents.provider, paymentEvents.event_id], set: { event_id } })
    .returning({ id: paymentEvents.id })
  if (!made) throw new Error('an event was not kept')
  return made.id
}

export async function lockOpenEvent(db: Database, id: string) {
  const [found] = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.processed_at)))
    .for('update')
  return found
}

export async function closeEvent(
  db: Database,
  id: string,
  values: { processed_at: Date; result: NonNullable<(typeof paymentEvents.$inferSelect)['result']> },
): Promise<void> {
  await db.update(paymentEvents).set(values).where(eq(paymentEvents.id, id))
}

export function listOpenEvents(db: Database, before: Date, { after, limit }: RowPage) {
  return db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processed_at), lt(paymentEvents.received_at, before), gt(paymentEvents.id, after)))
    .orderBy(paymentEvents.id)
    .limit(limit)
}

export function listOpenPayments(db: Database, between: { from: Date; to: Date }, { after, limit }: RowPage) {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['CREATED', 'PENDING']),
        gt(payments.created_at, between.from),
        lt(payments.created_at, between.to),
        gt(payments.id, after),
      ),
    )
    .orderBy(payments.id)
    .limit(limit)
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id))
  return found
}

export async function insertCredit(db: Database, row: typeof planCredits.$inferInsert): Promise<boolean> {
  const made = await db.insert(planCredits).values(row).onConflictDoNothing().returning({ id: planCredits.id })
  return made.length > 0
}

export async function findCreditOf(db: Database, payment_id: string): Promise<CreditRow | undefined> {
  const [found] = await db.select().from(planCredits).where(eq(planCredits.payment_id, payment_id))
  return found
}

/** Everything that may still count, with what was paid for it before tax. */
export function listCredits(db: Database, company_id: string, not_before: Date) {
  return db
    .select({ credit: planCredits, paid: payments.price, currency: payments.currency })
    .from(planCredits)
    .innerJoin(payments, eq(payments.id, planCredits.payment_id))
    .where(
      and(eq(planCredits.company_id, company_id), isNull(planCredits.ended_at), gt(planCredits.ends_at, not_before)),
    )
}

/** The plan before it was taken back: what was bought behind it begins earlier. */
export async function moveCredit(
  db: Database,
  { id, starts_at, ends_at }: { id: string; starts_at: Date; ends_at: Date },
): Promise<void> {
  await db.update(planCredits).set({ starts_at, ends_at }).where(eq(planCredits.id, id))
}

export async function endCredit(db: Database, where: { id: string } | { payment_id: string }, ended_at: Date) {
  const which = 'id' in where ? eq(planCredits.id, where.id) : eq(planCredits.payment_id, where.payment_id)
  await db
    .update(planCredits)
    .set({ ended_at })
    .where(and(which, isNull(planCredits.ended_at)))
}

export function listEndingCredits(db: Database, until: Date, { after, limit }: RowPage) {
  return db
    .select({ id: planCredits.id })
    .from(planCredits)
    .where(
      and(
        isNull(planCredits.ended_at),
        isNull(planCredits.warned_at),
        lt(planCredits.ends_at, until),
        gt(planCredits.id, after),
      ),
    )
    .orderBy(planCredits.id)
    .limit(limit)
}

export async function markWarned(db: Database, id: string, warned_at: Date): Promise<CreditRow | undefined> {
  const [row] = await db
    .update(planCredits)
    .set({ warned_at })
    .where(and(eq(planCredits.id, id), isNull(planCredits.warned_at), isNull(planCredits.ended_at)))
    .returning()
  return row
}
