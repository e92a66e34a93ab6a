import { z } from 'zod'
import { ConfigError } from './config-error.ts'

const optional = z.string().trim().min(1).optional()

/** A language model outside, off unless all of it is set. */
export const analystEnvironment = z.object({
  ANALYST_PROVIDER: z.enum(['openai', 'anthropic']).optional(),
  /** Where it listens, e.g. a server of one's own that speaks as OpenAI does; `/v1/…` is added. */
  ANALYST_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANALYST_KEY: optional,
  ANALYST_MODEL: optional,
})

const HOMES = { openai: 'https://api.openai.com', anthropic: 'https://api.anthropic.com' } as const

export interface AnalystConfig {
  provider: keyof typeof HOMES
  url: string
  key: string
  model: string
}

export function analystOf(values: z.infer<typeof analystEnvironment>): AnalystConfig | undefined {
  const { ANALYST_PROVIDER: provider, ANALYST_KEY: key, ANALYST_MODEL: model } = values
  if (!provider && !key && !model) return undefined
  if (!provider || !key || !model)
    throw new ConfigError('Wrong configuration: set ANALYST_PROVIDER, ANALYST_KEY and ANALYST_MODEL together, or none.')
  return { provider, key, model, url: values.ANALYST_URL ?? HOMES[provider] }
}
