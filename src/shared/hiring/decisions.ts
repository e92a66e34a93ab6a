import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, optionalText, text } from '../core/fields.ts'
import { closeReason, vacancy } from '../vacancies/vacancies.ts'
import { rejectionDepth, rejectionReason, rejectionSide } from './application.ts'
import { card } from './board.ts'
import { HIRING_COUNTS, HIRING_FIGURES, HIRING_LENGTHS } from './hiring-limits.ts'

const ofApplication = z.object({ id })
const version = z.int().min(1).max(2_147_483_647)

/** The answer that the person will get; it waits in the queue until it is sent. */
const rejectionMessage = z.object({
  body: text(HIRING_LENGTHS.letter.body, 30),
  /** Hours from now; null for the next working day at 10:00 of the candidate's time. */
  delay_hours: z.int().min(0).max(HIRING_FIGURES.delay_hours).nullable().default(null),
})

export const rejectionBody = z.object({
  side: rejectionSide,
  reason: rejectionReason,
  depth: rejectionDepth,
  /** «Qué faltó»: requirements of the vacancy. */
  missing_requirement_ids: z.array(id).max(HIRING_COUNTS.missing_requirements).default([]),
  note_private: optionalText(HIRING_LENGTHS.decision.note_private).default(null),
  /** «Guardar en Talento»: together with the answer the person is asked whether they want that. */
  asks_pool: z.boolean().default(false),
  /** Null: no mail; the person still sees the end in their list at once. */
  message: rejectionMessage.nullable(),
})
export type RejectionBody = z.output<typeof rejectionBody>

export const rejectApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/reject',
  summary: 'Decide against an application; its mail goes to the queue and the person learns of it when that is sent',
  params: ofApplication,
  body: rejectionBody.extend({ version }),
  answer: card,
})

export const getRejectionText = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/rejection-text',
  summary: 'The prepared words for a depth, a reason and what was missing, and when they would be sent',
  params: ofApplication,
  query: z.object({
    depth: rejectionDepth,
    side: rejectionSide.default('COMPANY'),
    reason: rejectionReason.optional(),
    missing: z
      .union([id, z.array(id)])
      .transform((ids) => [ids].flat())
      .optional(),
  }),
  answer: z.object({
    body: z.string(),
    send_at: z.iso.datetime(),
    requirements: z.array(z.object({ id, title: z.string(), is_unmet: z.boolean() })),
  }),
})

export const restoreBody = z.object({
  version,
  /** Who went back on it, where somebody hired is taken back. */
  side: rejectionSide.default('COMPANY'),
  message: optionalText(HIRING_LENGTHS.decision.restore_message).default(null),
})
export const restoreApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/restore',
  summary:
    'Take a rejection back within 90 days: a mail that waits is cancelled; if it was sent, a message must say so (422 in `message`). Take a hire back, with the offer that was accepted and always with a message',
  params: ofApplication,
  body: restoreBody,
  answer: card,
})

export const holdBody = z.object({ version, days: z.int().min(1).max(HIRING_FIGURES.hold_days) })
export const holdApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/hold',
  summary: 'Put on hold: the person is told and gets a new promised date',
  params: ofApplication,
  body: holdBody,
  answer: card,
})
export const resumeApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/resume',
  summary: 'Go on with it',
  params: ofApplication,
  body: z.object({ version }),
  answer: card,
})

/** «Cerrar y responder a todas»: the vacancy is closed in this call, its open applications are decided right after it. */
export const closeAndAnswerBody = z.object({
  reason: closeReason,
  /** Words for all; `{nombre}`, `{vacante}` and `{empresa}` are filled in. Null takes the prepared ones. */
  message: text(HIRING_LENGTHS.letter.body, 30).nullable().default(null),
  delay_hours: z.int().min(0).max(HIRING_FIGURES.delay_hours).nullable().default(null),
  /** How many open applications the person was shown; another number means that something changed: 409. */
  open_applications: z.int().min(0),
})
export const closeAndAnswer = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/close-and-answer',
  summary: 'Close a vacancy and answer everybody who still waits',
  params: ofApplication,
  body: closeAndAnswerBody,
  answer: z.object({ vacancy, answered: z.int(), send_at: z.iso.datetime().nullable() }),
})

export const getClosing = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/closing',
  summary: 'What closing would do: how many people wait for an answer, the prepared words, when they would be sent',
  params: ofApplication,
  answer: z.object({ open_applications: z.int(), message: z.string(), send_at: z.iso.datetime() }),
})
