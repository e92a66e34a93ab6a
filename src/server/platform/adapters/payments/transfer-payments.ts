import type { Config } from '#server/config.ts'
import type { PaymentProvider } from './payments.ts'
import { readSignedEvent } from './signed-event.ts'

type TransferConfig = NonNullable<Config['payments']['transfer']>

/** A bank transfer: our own page says where to send the money, and the operator's command says that it has come. */
export function createTransferPayments({ secret, currency }: TransferConfig): PaymentProvider {
  return {
    name: 'transfer',
    takes: (wanted) => wanted === currency,
    begin: async ({ success_url }) => ({ url: success_url, is_pending: true }),
    read: async (posted, now) => readSignedEvent(secret, posted, now),
    ask: async () => null,
  }
}
