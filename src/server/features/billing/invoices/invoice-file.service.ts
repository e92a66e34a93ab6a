import type { UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { renderPlain } from '#server/features/cv-drawing/render/render.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { codeOf, invoiceDocument } from './invoice-document.ts'
import { findCompanyOf, findInvoice } from './invoices.queries.ts'

export async function getInvoiceFile(
  ctx: UserCtx,
  { params }: { params: { id: string; invoice_id: string } },
): Promise<FileAnswer> {
  await requireCompany(ctx, params.id, 'manage_billing')
  await takeAttempt(ctx, rateRules.candidate_pdf_user, ctx.user.id)
  const found = await findInvoice(ctx.db, params.id, params.invoice_id)
  if (!found) throw new AppError('not_found')
  const { invoice: row, ...paid } = found
  const bytes = await renderPlain(turnOf(ctx), invoiceDocument(row, paid))
  return { bytes, type: 'application/pdf', name: `${codeOf(row)}.pdf`, disposition: 'attachment', cache_seconds: 0 }
}

export async function getInvoicePdf(ctx: UserCtx, { params }: { params: { id: string } }): Promise<FileAnswer> {
  const company_id = await findCompanyOf(ctx.db, params.id)
  if (!company_id) throw new AppError('not_found')
  return getInvoiceFile(ctx, { params: { id: company_id, invoice_id: params.id } })
}
