import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import type * as contract from '#shared/billing/invoices.ts'
import { findBuyer, upsertBuyer } from './invoices.queries.ts'

type InCompany = { params: { id: string } }

/** What was saved, or what the company's own profile already says. */
export async function getBuyer(ctx: UserCtx, { params }: InCompany) {
  const { company } = await requireCompany(ctx, params.id, 'manage_billing')
  const saved = await findBuyer(ctx.db, company.id)
  if (saved) return { ...saved, is_saved: true }
  return {
    legal_name: company.legal_name ?? '',
    tax_id: company.tax_id ?? '',
    address: '',
    city: company.hq_city ?? '',
    postal_code: '',
    country: company.tax_country ?? company.countries[0] ?? 'ES',
    is_saved: false,
  }
}

type Update = InCompany & { body: z.output<typeof contract.buyer> }

export async function updateBuyer(ctx: UserCtx, { params, body }: Update): Promise<undefined> {
  const { company } = await requireCompany(ctx, params.id, 'manage_billing')
  await upsertBuyer(ctx.db, { company_id: company.id, buyer: body, updated_at: ctx.now() })
}
