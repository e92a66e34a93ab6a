import { and, desc, eq, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Buyer } from '#shared/billing/invoices.ts'
import { billingBuyers, type InvoiceRow, invoiceSeries, invoices } from '../tables/invoices.tables.ts'
import { payments } from '../tables/payments.tables.ts'

export async function findBuyer(db: Database, company_id: string): Promise<Buyer | undefined> {
  const [found] = await db
    .select({ buyer: billingBuyers.buyer })
    .from(billingBuyers)
    .where(eq(billingBuyers.company_id, company_id))
  return found?.buyer
}

export async function upsertBuyer(
  db: Database,
  row: { company_id: string; buyer: Buyer; updated_at: Date },
): Promise<void> {
  await db
    .insert(billingBuyers)
    .values(row)
    .onConflictDoUpdate({ target: billingBuyers.company_id, set: { buyer: row.buyer, updated_at: row.updated_at } })
}

/** Where the company is. */
export async function findZone(db: Database, company_id: string): Promise<string> {
  const [found] = await db.select({ timezone: companies.timezone }).from(companies).where(eq(companies.id, company_id))
  return found?.timezone ?? 'UTC'
}

/** The next number, taken for good only when the transaction ends well: another one waits until then. */
export async function nextNumber(db: Database, series: string): Promise<number> {
  const [row] = await db
    .insert(invoiceSeries)
    .values({ series, last_number: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.series,
      set: { last_number: sql`${invoiceSeries.last_number} + 1` },
    })
    .returning({ number: invoiceSeries.last_number })
  if (!row) throw new Error('a series gave no number')
  return row.number
}

export async function insertInvoice(db: Database, row: typeof invoices.$inferInsert): Promise<InvoiceRow> {
  const [made] = await db.insert(invoices).values(row).returning()
  if (!made) throw new Error('an invoice was not written')
  return made
}

/** The invoice of a sale. */
export async function findInvoiceOf(db: Database, payment_id: string): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.payment_id, payment_id), eq(invoices.kind, 'NORMAL')))
  return found
}

/** How much of a sale was taken back until now, above zero. */
export async function sumRectified(db: Database, payment_id: string): Promise<{ base: number; total: number }> {
  const [sum] = await db
    .select({
      base: sql<number>`coalesce(-sum(${invoices.base}), 0)::int`,
      total: sql<number>`coalesce(-sum(${invoices.total}), 0)::int`,
    })
    .from(invoices)
    .where(and(eq(invoices.payment_id, payment_id), eq(invoices.kind, 'RECTIFICATIVA')))
  return sum ?? { base: 0, total: 0 }
}

/** With how it was paid. */
export async function findInvoice(db: Database, company_id: string, id: string) {
  const [found] = await db
    .select({ invoice: invoices, reference: payments.reference, provider: payments.provider })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.payment_id))
    .where(and(eq(invoices.id, id), eq(invoices.company_id, company_id)))
  return found
}

export async function findCompanyOf(db: Database, id: string): Promise<string | undefined> {
  const [found] = await db.select({ company_id: invoices.company_id }).from(invoices).where(eq(invoices.id, id))
  return found?.company_id
}

/** The newest first, each with the one that it takes back. */
export function listInvoiceRows(
  db: Database,
  company_id: string,
  { after, limit }: { after?: Position | undefined; limit: number },
) {
  const older = after && sql`(${invoices.issued_at}, ${invoices.id}) < (${after.created_at}, ${after.id}::uuid)`
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.company_id, company_id), older))
    .orderBy(desc(invoices.issued_at), desc(invoices.id))
    .limit(limit)
}
