import type { PaymentState, PaymentWay } from '../billing/payments.ts'
import type { PlanCode } from '../billing/plans.ts'
import type { TaxRule } from '../billing/taxes.ts'
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

const taxNames: Record<TaxRule, string> = {
  IVA: 'IVA',
  IGIC: 'IGIC',
  IGIC_BY_BUYER: 'IVA',
  IPSI_BY_BUYER: 'IVA',
  IVA_BY_BUYER: 'IGIC',
  EU_REVERSE_CHARGE: 'IVA',
  OUTSIDE: 'IVA',
}

/** «IVA (21 %)», «IVA (no sujeto)» */
export const taxLabel = (rule: TaxRule, rate: number): string =>
  `${taxNames[rule]} (${taxMentions[rule] ? 'no sujeto' : `${rate / 100} %`})`

/** What an invoice without tax has to say; null where it bears one. */
export const taxMentions: Record<TaxRule, string | null> = {
  IVA: null,
  IGIC: null,
  IGIC_BY_BUYER:
    'Operación no sujeta a IVA: el servicio se entiende prestado en Canarias (art. 69.Uno.1.º de la Ley 37/1992). IGIC: inversión del sujeto pasivo (art. 19.1.2.º de la Ley 20/1991).',
  IPSI_BY_BUYER:
    'Operación no sujeta a IVA: el servicio se entiende prestado en Ceuta o Melilla (art. 69.Uno.1.º de la Ley 37/1992). El IPSI lo declara quien recibe el servicio (Ley 8/1991).',
  IVA_BY_BUYER:
    'Operación no sujeta a IGIC: el servicio se entiende prestado fuera de Canarias. IVA: inversión del sujeto pasivo (art. 84.Uno.2.º de la Ley 37/1992).',
  EU_REVERSE_CHARGE:
    'Inversión del sujeto pasivo: el IVA lo declara quien recibe el servicio en su país (art. 196 de la Directiva 2006/112/CE).',
  OUTSIDE:
    'Operación no sujeta a IVA: servicio prestado a una empresa establecida fuera de la Unión Europea (art. 69.Uno.1.º de la Ley 37/1992).',
}

/** «49 €», «59,29 €», «2.163,48 €» */
export function priceWords(amount: number, currency: string, with_cents = false): string {
  const digits = minorUnits(currency)
  const value = amount / 10 ** digits
  return new Intl.NumberFormat('es', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) && !with_cents ? 0 : digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(value)
}

export const invitesInUse = (limit: number): string =>
  `Tu plan permite ${limit} invitaciones cada 30 días y ya las usaste. Amplía tu plan o espera unos días.`
