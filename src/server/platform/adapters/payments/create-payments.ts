import type { Config } from '#server/config.ts'
import { createLocalPayments } from './local-payments.ts'
import type { PaymentProvider } from './payments.ts'

export function createPayments(config: Config): PaymentProvider {
  return createLocalPayments(config)
}
