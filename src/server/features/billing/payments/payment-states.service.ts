import type { Deps } from '#server/context.ts'
import type { PaymentState } from '#shared/billing/payments.ts'
import type { PaymentRow } from '../tables/payments.tables.ts'
import { mayBecome } from './payment-states.ts'
import { writePaymentState } from './payments.queries.ts'

/** The only way in which a payment changes its state; its row is locked. False when it already is as far or further. */
export async function movePayment(
  tx: Deps,
  payment: PaymentRow,
  state: PaymentState,
  status_detail: string | null,
): Promise<boolean> {
  if (!mayBecome(payment.state, state)) return false
  await writePaymentState(tx.db, payment.id, state, {
    status_detail,
    updated_at: tx.now(),
    ...(state === 'APPROVED' && { approved_at: tx.now() }),
  })
  return true
}
