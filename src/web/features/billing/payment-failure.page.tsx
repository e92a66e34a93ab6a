import { PaymentOutcome } from './payment-outcome.tsx'

export const Component = PaymentOutcome
