import type { z } from 'zod'
import type { webhookFields } from '#shared/integrations/webhooks.ts'

export type WebhookValues = z.input<typeof webhookFields>
