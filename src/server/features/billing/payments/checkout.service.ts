import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { holdCompany, requireCompany } from '#server/features/companies/team/access.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { newToken, newTypedToken } from '#server/platform/secrets.ts'
import type * as contract from '#shared/billing/payments.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays } from '#shared/core/time.ts'
import { planNamed } from '../plans/plans.service.ts'
import type { PaymentRow } from '../tables/payments.tables.ts'
import { ASKED_FOR_DAYS } from './payment-deadlines.service.ts'
import { takePaymentEvent } from './payment-events.service.ts'
import { findByKey, findOpenPayment, insertPayment, writeProviderRef } from './payments.queries.ts'
import { priceFor } from './quotes.service.ts'

type Begin = { params: { id: string }; body: z.output<typeof contract.checkoutBody> }

/** Begins a purchase once however often it is asked for; nothing is bought until the provider says so. */
export async function createCheckout(ctx: UserCtx, { params, body }: Begin) {
  const { company } = await requireCompany(ctx, params.id, 'manage_billing')
  const before = await findByKey(ctx.db, company.id, body.creation_key)
  if (before) return begunAgain(ctx, before, body)
  await takeAttempt(ctx, rateRules.checkout, company.id)
  const { refusal, ways, starts_at: _, ends_at: __, plan, ...priced } = await priceFor(ctx, company, body)
  if (refusal !== null) throw new AppError('state_conflict', refusal)
  const provider = ways.find((way) => way === (body.way ?? way))
  if (!provider) throw new AppError('validation', 'Así no se puede pagar en esa moneda. Elige otra forma de pago.')
  const wanted = {
    ...priced,
    reference: newReference(provider),
    company_id: company.id,
    creation_key: body.creation_key,
    created_by: ctx.user.id,
    plan_code: plan,
    provider,
    waiting_vacancy_id: body.vacancy_id,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  }
  const { made, open } = await inTransaction(ctx, async (tx) => {
    // Whoever of the team asks for the same at the same moment waits here, and then sees what the other one began.
    await holdCompany(tx, company.id)
    const found = body.anew ? undefined : await findOpenPayment(tx.db, wanted, openSince(tx.now()))
    return found ? { open: found } : { made: await insertPayment(tx.db, wanted) }
  })
  if (open && open.payment.creation_key !== body.creation_key) return opened(ctx, open)
  if (made) return begun(ctx, made)
  return begunAgain(ctx, await requireBegun(ctx, company.id, body.creation_key), body)
}

/** A key stands for one purchase: with another one it would lead to the page of what was not asked for. */
function begunAgain(ctx: UserCtx, payment: PaymentRow, { plan, currency, way, vacancy_id }: Begin['body']) {
  const isSame =
    payment.plan_code === plan &&
    payment.currency === currency &&
    payment.waiting_vacancy_id === vacancy_id &&
    (way === undefined || payment.provider === way)
  if (!isSame) throw new AppError('validation', 'Esa clave ya se usó para otra compra. Empieza de nuevo.')
  return begun(ctx, payment)
}

/** Pages of providers close after a day; what is being confirmed may take as long as the clock asks for it. */
const openSince = (now: Date) => ({ created: addDays(now, -1), pending: addDays(now, -ASKED_FOR_DAYS) })

type Found = NonNullable<Awaited<ReturnType<typeof findOpenPayment>>>

/** Leads to what is open; of what may be paid already, to where it is waited for. */
async function opened(ctx: UserCtx, { payment, by }: Found) {
  const was_open = {
    state: payment.state === 'PENDING' ? ('PENDING' as const) : ('OPEN' as const),
    by,
    is_own: payment.created_by === ctx.user.id,
    began_at: payment.created_at,
  }
  const { reference } = payment
  if (payment.state === 'PENDING') return { reference, url: pageOf(ctx, '/payment-success', reference), was_open }
  return { ...(await begun(ctx, payment)), was_open }
}

const pageOf = ({ config }: UserCtx, path: string, reference: string): string =>
  `${config.public_url}${path}?ref=${reference}`

export async function beginCheckout(
  ctx: UserCtx,
  {
    params,
    body: { provider: way, ...body },
  }: { params: { id: string }; body: z.output<typeof contract.beginCheckout.body> },
) {
  const { reference, url } = await createCheckout(ctx, {
    params,
    body: { ...body, way, vacancy_id: null, anew: false },
  })
  return { reference, redirect_url: url }
}

/** Of a transfer people write it into the form of their bank. */
const newReference = (provider: contract.PaymentWay): string =>
  provider === 'transfer' ? `SK${newTypedToken(22)}` : newToken()

async function requireBegun(ctx: UserCtx, company_id: string, key: string): Promise<PaymentRow> {
  const found = await findByKey(ctx.db, company_id, key)
  if (!found) throw new AppError('state_conflict')
  return found
}

async function begun(ctx: UserCtx, payment: PaymentRow) {
  const { reference, total: amount, currency, provider_ref: known } = payment
  const provider = ctx.payments.get(payment.provider)
  if (!provider) throw new AppError('provider_down', 'Esa forma de pago ya no está disponible. Elige otra.')
  const { name } = await planNamed(ctx, payment.plan_code)
  const page = (path: string) => pageOf(ctx, path, reference)
  const urls = { success_url: page('/payment-success'), failure_url: page('/payment-failure') }
  const begun = await provider.begin({ reference, description: `Skillo · ${name}`, amount, currency, ...urls })
  if (begun.provider_ref && begun.provider_ref !== known) await writeProviderRef(ctx.db, payment.id, begun.provider_ref)
  if (begun.is_pending) {
    const event_id = `begun:${reference}`
    await takePaymentEvent(ctx, provider.name, {
      event_id,
      reference,
      outcome: 'PENDING',
      amount,
      currency,
      detail: null,
    })
  }
  return { reference, url: begun.url, was_open: null }
}
