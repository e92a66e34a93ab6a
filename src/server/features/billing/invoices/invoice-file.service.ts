import type { UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { type PlainDocument, renderPlain } from '#server/features/cv-drawing/plain/plain-document.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { dayWords } from '#server/platform/zoned-time.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { priceWords } from '#shared/words/billing.ts'
import { findCompanyOf, findInvoice } from './invoices.queries.ts'
import { codeOf, dayOf } from './invoices.service.ts'
import type { InvoiceRow } from './invoices.tables.ts'

function documentOf(row: InvoiceRow): PlainDocument {
  const { issuer, buyer, concept, base, tax, total, currency } = row
  const price = (amount: number) => priceWords(amount, currency)
  return {
    title: row.kind === 'NORMAL' ? 'Factura' : 'Factura rectificativa',
    author: issuer.legal_name,
    parts: [
      {
        kind: 'facts',
        rows: [
          ['Número', codeOf(row)],
          ['Fecha', dayWords(dayOf(row))],
          ['Emite', [issuer.legal_name, issuer.tax_id, issuer.address].join(', ')],
          ['Para', [buyer.legal_name, buyer.tax_id].join(', ')],
          ['Dirección', [buyer.address, buyer.postal_code, buyer.city, buyer.country].filter(Boolean).join(', ')],
        ],
      },
      {
        kind: 'table',
        head: ['Concepto', 'Base', 'Impuesto', 'Total'],
        widths: [52, 16, 16, 16],
        rows: [[concept, price(base), price(tax), price(total)]],
      },
    ],
    footer: `Factura ${codeOf(row)}`,
  }
}

export async function getInvoiceFile(
  ctx: UserCtx,
  { params }: { params: { id: string; invoice_id: string } },
): Promise<FileAnswer> {
  await requireCompany(ctx, params.id, 'manage_billing')
  await takeAttempt(ctx, rateRules.candidate_pdf_user, ctx.user.id)
  const row = await findInvoice(ctx.db, params.id, params.invoice_id)
  if (!row) throw new AppError('not_found')
  const bytes = await renderPlain(turnOf(ctx), documentOf(row))
  return { bytes, type: 'application/pdf', name: `${codeOf(row)}.pdf`, disposition: 'attachment', cache_seconds: 0 }
}

export async function getInvoicePdf(ctx: UserCtx, { params }: { params: { id: string } }): Promise<FileAnswer> {
  const company_id = await findCompanyOf(ctx.db, params.id)
  if (!company_id) throw new AppError('not_found')
  return getInvoiceFile(ctx, { params: { id: company_id, invoice_id: params.id } })
}
