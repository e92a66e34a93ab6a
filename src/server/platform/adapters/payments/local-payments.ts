import type { Config } from '#server/config.ts'
import type { PaymentProvider } from './payments.ts'
import { readSignedEvent } from './signed-event.ts'

/** The page on which a tester decides what happens. */
export const LOCAL_CHECKOUT_PATH = '/api/dev/checkout'

/** Offline: a page of our own stands for the provider, and its news are signed and read as a real one's are. */
export function createLocalPayments(config: Pick<Config, 'secret_key' | 'public_url'>): PaymentProvider {
  return {
    name: 'local',
    takes: () => true,
    begin: async ({ reference }) => ({ url: `${config.public_url}${LOCAL_CHECKOUT_PATH}/${reference}` }),
    read: async (posted, now) => readSignedEvent(config.secret_key, posted, now),
    ask: async () => null,
  }
}
