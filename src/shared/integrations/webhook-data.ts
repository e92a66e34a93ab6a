import { z } from 'zod'
import { id } from '../core/fields.ts'
import { applicationSource, applicationState } from '../hiring/application.ts'
import { offerState } from '../hiring/offers.ts'
import { closeReason, vacancyState } from '../vacancies/vacancies.ts'
import { sentKind, TEST_KIND, type WebhookKind, webhookKind } from './webhook-kinds.ts'

// What a webhook carries: ids and states. No names of people, no addresses, nothing that somebody wrote about anybody.

const stageIn = (description: string, example: { id: string; name: string }) =>
  z.object({ id, name: z.string() }).meta({ description, example })

const ofVacancy = z.object({
  vacancy_id: id.meta({ description: 'La vacante.', example: '5b8f1c5e-0d6c-4a53-9c0a-0c7b1f5f2a11' }),
  vacancy_title: z.string().meta({ description: 'Su título.', example: 'Desarrollo backend' }),
})

const ofApplication = ofVacancy.extend({
  application_id: id.meta({ description: 'La postulación.', example: '8f14e45f-ceea-467f-9a36-dcc0c2b7d2a4' }),
  state: applicationState.meta({ description: 'Cómo está desde ahora.', example: 'ACTIVE' }),
  stage: stageIn('La etapa en la que está.', { id: 'c9f0f895-fb98-4b91-a5d4-7c1f0e1d3b22', name: 'Entrevista' }),
  source: applicationSource.meta({ description: 'De dónde llegó.', example: applicationSource.options[0] }),
})

const moved = ofApplication.extend({
  previous_stage: stageIn('La etapa de la que viene.', {
    id: '45c48cce-2e2d-4fbd-aa1a-fc51c7c6ad26',
    name: 'Revisión',
  }),
})

const ofOffer = ofVacancy.extend({
  application_id: ofApplication.shape.application_id,
  offer_id: id.meta({ description: 'La oferta.', example: 'd3d94468-02a4-4259-b55d-38e6d163e820' }),
  state: offerState.meta({ description: 'Cómo está desde ahora.', example: 'SENT' }),
})

const vacancyMove = ofVacancy.extend({
  state: vacancyState.meta({ description: 'Cómo está desde ahora.', example: 'PUBLISHED' }),
})

const test = z.object({
  message: z.string().meta({ description: 'Un saludo.', example: 'Hola desde Skillo.' }),
})

export const webhookData = {
  'application.received': ofApplication,
  'application.moved': moved,
  'application.held': ofApplication.extend({ state: z.literal('ON_HOLD') }),
  'application.resumed': ofApplication,
  'application.rejected': ofApplication.extend({ state: z.literal('REJECTED') }),
  'application.reopened': ofApplication,
  'application.hired': ofApplication.extend({ state: z.literal('HIRED') }),
  'application.withdrawn': ofApplication.extend({ state: z.literal('WITHDRAWN') }),
  'application.anonymised': ofApplication.extend({ state: z.literal('ANONYMISED') }),
  'offer.sent': ofOffer,
  'offer.accepted': ofOffer.extend({ state: z.literal('ACCEPTED') }),
  'offer.declined': ofOffer.extend({ state: z.literal('DECLINED') }),
  'vacancy.published': vacancyMove,
  'vacancy.paused': vacancyMove.extend({ state: z.literal('PAUSED') }),
  'vacancy.closed': vacancyMove.extend({
    state: z.literal('CLOSED'),
    reason: closeReason.meta({ description: 'Por qué se cerró.', example: 'FILLED' }),
  }),
  [TEST_KIND]: test,
} as const satisfies Record<WebhookKind | typeof TEST_KIND, z.ZodObject>

export type WebhookData<K extends keyof typeof webhookData> = z.input<(typeof webhookData)[K]>

/** What is sent, whatever it tells. `id` is the same in every try, and at every address. */
export const webhookBody = z.object({
  id: id.meta({ example: '1f0e3dad-9990-4f10-a5a5-3c1d8e5b6f77' }),
  type: sentKind,
  created_at: z.iso.datetime().meta({ example: '2026-03-14T15:09:26.000Z' }),
  company_id: id.meta({ example: '6512bd43-d9ca-4e5b-8b3f-2f8b6c0a1d44' }),
  data: z.record(z.string(), z.union([z.string(), z.object({ id, name: z.string() })])),
})
export type WebhookBody = z.output<typeof webhookBody>

/** Made of the schema alone, so that it can never tell of a field that is not sent, nor leave one out. */
function exampleOf(schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      if (field instanceof z.ZodLiteral) return [name, field.value]
      return [name, z.globalRegistry.get(field as z.ZodType)?.example]
    }),
  )
}

export const webhookExamples: readonly WebhookBody[] = webhookKind.options.map((type) => ({
  ...webhookBody.parse({ ...exampleOf(webhookBody), type, data: exampleOf(webhookData[type]) }),
}))
