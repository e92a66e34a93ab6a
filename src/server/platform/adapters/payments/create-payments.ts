import type { Config } from '#server/config.ts'
import { createLocalPayments } from './local-payments.ts'
import { noPayments } from './no-payments.ts'
import type { PaymentProvider } from './payments.ts'

export function createPayments(config: Config): PaymentProvider {
  return config.production ? noPayments : createLocalPayments(config)
}
