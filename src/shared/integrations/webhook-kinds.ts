import { z } from 'zod'

/** What a company's webhooks can tell of, and when each is sent. */
export const webhookKindWords = {
  'application.received': 'Alguien se postuló y tu equipo ya lo ve.',
  'application.moved': 'Una postulación pasó a otra etapa.',
  'application.held': 'Una postulación quedó en espera.',
  'application.resumed': 'Una postulación volvió de la espera.',
  'application.rejected': 'Tu equipo decidió no seguir con una postulación.',
  'application.reopened': 'Una postulación volvió al proceso después de una decisión.',
  'application.hired': 'Tu equipo confirmó una contratación.',
  'application.withdrawn': 'Una persona retiró su postulación.',
  'application.anonymised': 'Borramos los datos de una postulación: borra también tu copia.',
  'offer.sent': 'Tu equipo envió una oferta.',
  'offer.accepted': 'Una persona aceptó tu oferta.',
  'offer.declined': 'Una persona no aceptó tu oferta.',
  'vacancy.published': 'Una vacante quedó abierta.',
  'vacancy.paused': 'Una vacante quedó en pausa.',
  'vacancy.closed': 'Tu equipo cerró una vacante.',
} as const

const names = Object.keys(webhookKindWords) as (keyof typeof webhookKindWords)[]
export const webhookKind = z.enum(names, { error: 'Elige un evento de la lista.' })
export type WebhookKind = z.infer<typeof webhookKind>

/** What «Enviar una prueba» sends. */
export const TEST_KIND = 'webhook.test'
export const sentKind = z.enum([...names, TEST_KIND])
export type SentKind = z.infer<typeof sentKind>
