import { AppError } from '#shared/core/errors.ts'
import { type PaymentProvider, UnprovedNews } from './payments.ts'

export const NO_PAYMENTS = 'none'

/** Where real people pay and no provider is set: nothing is sold, since a page on which anybody approves would give plans away. */
export const noPayments: PaymentProvider = {
  name: NO_PAYMENTS,
  begin: async () => {
    throw new AppError('provider_down', 'Los pagos no están disponibles por ahora. Escríbenos y lo resolvemos.')
  },
  read: () => {
    throw new UnprovedNews('nobody is known who could tell')
  },
  ask: async () => null,
}
