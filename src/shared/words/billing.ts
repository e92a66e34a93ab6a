import type { PaymentState, PaymentWay } from '../billing/payments.ts'
import type { PlanCode } from '../billing/plans.ts'
import { minorUnits } from '../core/money.ts'

/** For sentences of the bell, which are drawn without asking the database for the rows. */
export const planWords: Record<PlanCode, string> = {
  GRATIS: 'Gratis',
  EQUIPO: 'Equipo',
  EMPRESA: 'Empresa',
  SUELTA: 'Publicación suelta',
}

/** What was bought, in a sentence: one publication more is no plan. */
export const boughtWords = (plan: PlanCode): { it: string; of: string } =>
  plan === 'SUELTA'
    ? { it: 'una publicación suelta', of: 'de una publicación suelta' }
    : { it: `el plan ${planWords[plan]}`, of: `del plan ${planWords[plan]}` }

export const paymentStateWords: Record<PaymentState, string> = {
  CREATED: 'Sin terminar',
  PENDING: 'En proceso',
  REJECTED: 'Rechazado',
  CANCELLED: 'Cancelado',
  EXPIRED: 'Caducado',
  APPROVED: 'Aprobado',
  PARTIALLY_REFUNDED: 'Devuelto en parte',
  REFUNDED: 'Devuelto',
  CHARGEBACK: 'Reclamado al banco',
}

export const paymentWayWords: Record<PaymentWay, string> = {
  local: 'Pago de prueba',
  stripe: 'Tarjeta o Bizum',
  mercadopago: 'Mercado Pago',
  transfer: 'Transferencia bancaria',
}

const REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: 'La tarjeta no tiene saldo suficiente. Prueba con otra o habla con tu banco.',
  expired_card: 'La tarjeta está caducada. Prueba con otra.',
  card_declined: 'El banco no autorizó el pago. Prueba con otra tarjeta o habla con tu banco.',
  incorrect_cvc: 'El código de seguridad de la tarjeta no coincide.',
  authentication_failed: 'No se completó la comprobación de tu banco. Inténtalo de nuevo y confírmala.',
}

/** Why a payment was refused, in plain words; the code itself says nothing to people. */
export const rejectionWords = (detail: string | null): string =>
  REASONS[detail ?? ''] ?? 'El medio de pago no lo aceptó. Prueba con otro o habla con tu banco.'

/** «49 €», «59,29 €», «2.163,48 €» */
export function priceWords(amount: number, currency: string): string {
  const digits = minorUnits(currency)
  const value = amount / 10 ** digits
  return new Intl.NumberFormat('es', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(value)
}

export const invitesInUse = (limit: number): string =>
  `Tu plan permite ${limit} invitaciones cada 30 días y ya las usaste. Amplía tu plan o espera unos días.`
