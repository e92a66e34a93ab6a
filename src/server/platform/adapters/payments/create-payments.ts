import type { Config } from '#server/config.ts'
import { createLocalPayments } from './local-payments.ts'
import { createMercadoPagoPayments } from './mercadopago-payments.ts'
import type { PaymentProviders } from './payments.ts'
import { createStripePayments } from './stripe-payments.ts'
import { createTransferPayments } from './transfer-payments.ts'

/** Those that are configured; offline the page of our own, but not where real people pay: anybody could approve there. */
export function createPayments(config: Config): PaymentProviders {
  const { stripe, mercadopago, transfer } = config.payments
  const real = [
    ...(stripe ? [createStripePayments(stripe)] : []),
    ...(mercadopago ? [createMercadoPagoPayments(mercadopago)] : []),
    ...(transfer ? [createTransferPayments(transfer)] : []),
  ]
  const all = real.length > 0 || config.production ? real : [createLocalPayments(config)]
  return new Map(all.map((provider) => [provider.name, provider]))
}
