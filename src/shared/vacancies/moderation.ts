import { z } from 'zod'
import { text, timestamp } from '../core/fields.ts'

export const reportReason = z.enum(['ESTAFA', 'PIDE_DINERO', 'DATOS_FALSOS', 'DISCRIMINATORIA', 'DUPLICADA', 'OTRA'])
export type ReportReason = z.infer<typeof reportReason>

/** Why readers reported it, and what the company says to that, until a person of the installation has decided. */
export const moderation = z.object({
  opened_at: timestamp,
  reasons: z.array(reportReason),
  answer: z.string().nullable(),
  answered_at: timestamp.nullable(),
})
export type Moderation = z.output<typeof moderation>

export const MODERATION_ANSWER = { min: 10, max: 1000 }
export const moderationAnswer = z.object({ answer: text(MODERATION_ANSWER.max, MODERATION_ANSWER.min) })
