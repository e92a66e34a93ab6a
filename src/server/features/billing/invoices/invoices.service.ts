import type { Deps, UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { toCsv } from '#server/platform/csv.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { isZone, wallClock } from '#server/platform/zoned-time.ts'
import { minorUnits } from '#shared/core/money.ts'
import { taxLabel } from '#shared/words/billing.ts'
import type { InvoiceRow } from '../tables/invoices.tables.ts'
import type { PaymentRow } from '../tables/payments.tables.ts'
import { codeOf, dayOf, ruleOf } from './invoice-document.ts'
import {
  findBuyer,
  findInvoiceOf,
  findZone,
  insertInvoice,
  listInvoiceRows,
  nextNumber,
  sumRectified,
} from './invoices.queries.ts'

const PAGE = 20
const EXPORT_MAX = 5_000

/** Number, year and day of one that is issued now: all three by the calendar of the company that it is for. */
async function issuedNow(tx: Deps, zone: string, letter: 'F' | 'R') {
  const issued_at = tx.now()
  const issued_on = wallClock(issued_at, zone).day
  const series = `${letter}${issued_on.slice(0, 4)}`
  return { series, number: await nextNumber(tx.db, series), issued_at, issued_on }
}

async function zoneOf(tx: Deps, company_id: string): Promise<string> {
  const zone = await findZone(tx.db, company_id)
  return isZone(zone) ? zone : 'UTC'
}

interface Sold {
  concept: string
  /** From when to when it is served; null where it never was. */
  period: { starts_at: Date; ends_at: Date } | null
}

/** For an approved payment, in its transaction: number and payment stand or fall together. Null when it has one. */
export async function issueInvoice(
  tx: Deps,
  payment: PaymentRow,
  { concept, period }: Sold,
): Promise<InvoiceRow | null> {
  const buyer = await findBuyer(tx.db, payment.company_id)
  // Nobody pays without these; the payment counts all the same if they were lost since.
  if (!buyer || (await findInvoiceOf(tx.db, payment.id))) return null
  const { company_id, base, tax_rate, tax_rule, tax, total, currency } = payment
  const zone = await zoneOf(tx, company_id)
  const dayThere = (moment: Date) => wallClock(moment, zone).day
  return insertInvoice(tx.db, {
    company_id,
    base,
    tax_rate,
    tax_rule,
    tax,
    total,
    currency,
    buyer,
    concept,
    ...(await issuedNow(tx, zone, 'F')),
    period_from: period && dayThere(period.starts_at),
    period_to: period && dayThere(period.ends_at),
    kind: 'NORMAL',
    payment_id: payment.id,
    issuer: tx.config.issuer,
  })
}

/** For money that went back, `back` in all: what no invoice has taken back yet, below zero. Null when there is nothing. */
export async function rectifyInvoice(tx: Deps, payment: PaymentRow, back: number): Promise<InvoiceRow | null> {
  const original = await findInvoiceOf(tx.db, payment.id)
  if (!original) return null
  const before = await sumRectified(tx.db, payment.id)
  const total = back - before.total
  if (total <= 0) return null
  const { id, ...same } = original
  // From the sum, not from this part: rounding never adds up to more than was paid.
  const base = Math.round((original.base * back) / original.total) - before.base
  const words = back < original.total ? 'Rectifica en parte' : 'Rectifica'
  return insertInvoice(tx.db, {
    ...same,
    ...(await issuedNow(tx, await zoneOf(tx, original.company_id), 'R')),
    base: -base,
    tax: base - total,
    total: -total,
    kind: 'RECTIFICATIVA',
    rectifies_id: id,
    concept: `${words} la factura ${codeOf(original)}: ${original.concept}`,
  })
}

type InCompany = { params: { id: string } }

export async function listInvoices(
  ctx: UserCtx,
  { params, query }: InCompany & { query: { cursor?: string | undefined } },
) {
  await requireCompany(ctx, params.id, 'manage_billing')
  const rows = await listInvoiceRows(ctx.db, params.id, { after: readCursor(query.cursor), limit: PAGE + 1 })
  const page = pageOf(
    rows.map((row) => ({ ...row, created_at: row.issued_at })),
    PAGE,
  )
  return { ...page, items: page.items.map(present) }
}

function present(row: InvoiceRow) {
  const { id, kind, issued_at, concept, total, currency, rectifies_id } = row
  const issued_on = dayOf(row)
  return {
    id,
    code: codeOf(row),
    kind,
    issued_at,
    issued_on,
    concept,
    total,
    currency,
    rectifies: rectifies_id && concept,
  }
}

export async function exportInvoices(ctx: UserCtx, { params }: InCompany) {
  await requireCompany(ctx, params.id, 'manage_billing')
  const rows = await listInvoiceRows(ctx.db, params.id, { limit: EXPORT_MAX })
  const amount = (value: number, currency: string) => value / 10 ** minorUnits(currency)
  const bytes = toCsv([
    [
      'Factura',
      'Fecha',
      'A nombre de',
      'Identificador fiscal',
      'Concepto',
      'Desde',
      'Hasta',
      'Base',
      'Impuesto',
      'Cuota',
      'Total',
      'Moneda',
    ],
    ...rows.map((row) => [
      codeOf(row),
      dayOf(row),
      row.buyer.legal_name,
      row.buyer.tax_id,
      row.concept,
      row.period_from,
      row.period_to,
      amount(row.base, row.currency),
      taxLabel(ruleOf(row), row.tax_rate),
      amount(row.tax, row.currency),
      amount(row.total, row.currency),
      row.currency,
    ]),
  ])
  return {
    bytes,
    type: 'text/csv; charset=utf-8',
    name: 'facturas.csv',
    cache_seconds: 0,
    disposition: 'attachment' as const,
  }
}
