import { AppError } from '#shared/core/errors.ts'

/** A mail or SMS that was not delivered. Holds the provider's own code and nothing of the message or its recipient. */
export class DeliveryError extends AppError {
  /** True when the provider refused this very recipient or message, so that another try would end the same way. */
  readonly final: boolean

  constructor(reason: string, { final }: { final: boolean }) {
    super('provider_down')
    this.name = 'DeliveryError'
    this.final = final
    this.cause = Object.assign(new Error(reason), { code: reason })
  }
}
