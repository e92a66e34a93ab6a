import { z } from 'zod'
import { ConfigError } from './config-error.ts'

const optional = z.string().trim().min(1).optional()
/** Two while one is exchanged for the other. */
const secrets = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(16)).min(1).max(2))
  .optional()

/** The ways to pay; each is switched on by its variables. */
export const paymentsEnvironment = z.object({
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: secrets,
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  MERCADOPAGO_ACCESS_TOKEN: optional,
  MERCADOPAGO_WEBHOOK_SECRET: secrets,
  MERCADOPAGO_CURRENCY: z.enum(['ARS', 'CLP', 'COP', 'MXN', 'PEN']).optional(),
  TRANSFER_IBAN: optional,
  TRANSFER_HOLDER: optional,
  TRANSFER_SECRET: z.string().min(32).optional(),
  TRANSFER_BANK: z.string().default(''),
  TRANSFER_CURRENCY: z.enum(['EUR', 'USD', 'MXN', 'COP', 'CLP', 'ARS', 'PEN']).default('EUR'),
})

type Values = z.infer<typeof paymentsEnvironment>

export interface PaymentsConfig {
  stripe: { secret_key: string; webhook_secrets: string[]; api_url: string } | undefined
  mercadopago:
    | { access_token: string; webhook_secrets: string[]; currency: string; notification_url: string }
    | undefined
  transfer: { iban: string; holder: string; bank: string; currency: string; secret: string } | undefined
}

export function paymentsOf(values: Values, public_url: string): PaymentsConfig {
  return { stripe: stripeOf(values), mercadopago: mercadopagoOf(values, public_url), transfer: transferOf(values) }
}

/** Half of what a provider needs would take money and never hear of it. */
function halfSet(...names: (keyof Values)[]): never {
  throw new ConfigError(`Wrong configuration: set ${names.join(', ')} together, or none.`)
}

function stripeOf(values: Values): PaymentsConfig['stripe'] {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: webhook_secrets, STRIPE_API_URL: api_url } = values
  if (!secret_key && !webhook_secrets) return undefined
  if (!secret_key || !webhook_secrets) return halfSet('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  return { secret_key, webhook_secrets, api_url }
}

function mercadopagoOf(values: Values, public_url: string): PaymentsConfig['mercadopago'] {
  const { MERCADOPAGO_ACCESS_TOKEN: access_token, MERCADOPAGO_WEBHOOK_SECRET: webhook_secrets } = values
  const currency = values.MERCADOPAGO_CURRENCY
  if (!access_token && !webhook_secrets && !currency) return undefined
  if (!access_token || !webhook_secrets || !currency)
    return halfSet('MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET', 'MERCADOPAGO_CURRENCY')
  const notification_url = `${public_url}/api/v1/payments/news/mercadopago`
  return { access_token, webhook_secrets, currency, notification_url }
}

function transferOf(values: Values): PaymentsConfig['transfer'] {
  const { TRANSFER_IBAN: iban, TRANSFER_HOLDER: holder, TRANSFER_SECRET: secret } = values
  if (!iban && !holder && !secret) return undefined
  if (!iban || !holder || !secret) return halfSet('TRANSFER_IBAN', 'TRANSFER_HOLDER', 'TRANSFER_SECRET')
  return { iban, holder, secret, bank: values.TRANSFER_BANK, currency: values.TRANSFER_CURRENCY }
}
