import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { httpsUrl, id, line, optionalText, text, timestamp } from '../core/fields.ts'
import { AD_TEXT_MAX, AD_TEXT_MIN } from '../core/limits.ts'
import { cvDocument, cvLanguage } from '../cvs/cv-document.ts'
import { declaredAnswer, lineType } from '../matching/matching.ts'
import { shownAnswer } from './answer-files.ts'
import { candidateReason, cardMatch, rejectionReason, seekerState, step } from './application.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

const ofApplication = z.object({ id })

export const myApplication = z.object({
  id,
  vacancy_id: id,
  title: z.string(),
  company: z.object({ id, name: z.string(), logo_url: z.string().nullable() }),
  state: seekerState,
  state_since: timestamp,
  /** In the words of the company's process. */
  stage_label: z.string(),
  is_open: z.boolean(),
  is_on_hold: z.boolean(),
  /** While it can be taken back. */
  undo_until: timestamp.nullable(),
  applied_at: timestamp,
  viewed_at: timestamp.nullable(),
  /** Null once the company has answered. */
  promised_reply_at: timestamp.nullable(),
  unread_messages: z.int(),
  /** What waits for the person: slots to choose, an offer to answer. */
  next_action: z.enum(['CHOOSE_SLOT', 'ANSWER_OFFER']).nullable(),
  next_interview_at: timestamp.nullable(),
  /** The clock on which they read it, here as in mails. */
  interview_timezone: z.string().nullable(),
  reminder_at: timestamp.nullable(),
  cv_title: z.string(),
})
export type MyApplication = z.output<typeof myApplication>

/** `attention`: what waits for its person, then what goes on by the latest news of it, then what is over. */
const myOrder = z.enum(['attention', 'newest'])
export type MyOrder = z.infer<typeof myOrder>

export const listMyApplications = endpoint({
  method: 'GET',
  path: '/api/v1/applications',
  summary: 'The own applications, first those that wait for their person; or the newest first',
  query: z.object({
    state: seekerState.optional(),
    open: z.enum(['true', 'false']).optional(),
    q: line(HIRING_LENGTHS.find).default(''),
    sort: myOrder.default('attention'),
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({
    items: z.array(myApplication),
    next_cursor: z.string().nullable(),
    counts: z.record(seekerState, z.int()),
    drafts: z.array(
      z.object({
        vacancy_id: id,
        title: z.string(),
        company_name: z.string(),
        is_open: z.boolean(),
        updated_at: timestamp,
      }),
    ),
  }),
})

export const applicationDetail = myApplication.extend({
  sent: z.object({
    cv_id: id.nullable(),
    cv_title: z.string(),
    language: cvLanguage,
    document: cvDocument,
    note: z.string().nullable(),
    /** The note was sent as a letter, which can be downloaded. */
    is_letter: z.boolean(),
    answers: z.array(shownAnswer),
    /** What they said of lines on which the CV is silent, as the team reads it beside the match. */
    declared: z.array(z.object({ requirement_id: id, type: lineType, question: z.string(), answer: declaredAnswer })),
    match: cardMatch.nullable(),
  }),
  /** What the CV says differently today, in words; null when it is gone. */
  changed_since: z.array(z.string()).nullable(),
  timeline: z.array(step),
  process: z.array(z.object({ name: z.string(), is_here: z.boolean(), is_past: z.boolean() })),
  /** Why not, when the company chose to say it. */
  decision: z
    .object({ reason: rejectionReason, missing: z.array(z.string()), message: z.string().nullable() })
    .nullable(),
  /** Blind review: whether the company does not know the name yet, and from which stage it does; null without it. */
  identity: z.object({ is_hidden: z.boolean(), shown_from: z.string().nullable() }).nullable(),
  private_note: z.string().nullable(),
  can_withdraw: z.boolean(),
  /** «Prepárate»: the process goes on or an interview is planned, or something was written for one. */
  can_prepare: z.boolean(),
  /** Until when the vacancy takes applications; whoever withdraws may come too late to apply again. */
  vacancy_ends_at: timestamp.nullable(),
  can_message: z.boolean(),
})
export type ApplicationDetail = z.output<typeof applicationDetail>

export const getMyApplication = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id',
  summary: 'One own application: what was sent, where it stands, what happened',
  params: ofApplication,
  answer: applicationDetail,
})

export const getSentCv = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/cv',
  summary: 'The CV as it was sent, as a PDF: for its person and for the team',
  params: ofApplication,
  answer: 'file',
})

export const withdrawBody = z.object({ reason: candidateReason.nullable().default(null) })
export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/withdraw',
  summary: 'Retire an application; always possible while it is open',
  params: ofApplication,
  body: withdrawBody,
  answer: applicationDetail,
})

export const privateBody = z.object({
  note: optionalText(HIRING_LENGTHS.private_note),
  reminder_at: z.iso.datetime({ offset: true }).nullable(),
})
export const savePrivateNote = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/private',
  summary: 'Own notes and a reminder; the company never sees them',
  params: ofApplication,
  body: privateBody,
  status: 204,
})

/** Applications that were sent elsewhere, kept by hand. */
export const externalState = z.enum([
  /** Nothing was sent yet: it counts nowhere as an application. */
  'POR_ENVIAR',
  'ENVIADA',
  'EN_REVISION',
  'EN_ENTREVISTAS',
  'PRUEBA',
  'OFERTA',
  'CONTRATADA',
  'NO_SELECCIONADA',
  'RETIRADA',
  'SIN_RESPUESTA',
])
export const externalBody = z.object({
  company: line(HIRING_LENGTHS.external.company, 2),
  role: line(HIRING_LENGTHS.external.role, 2),
  url: z
    .union([httpsUrl, z.literal('').transform(() => null)])
    .nullable()
    .default(null),
  applied_on: z.iso.date('Elige una fecha.'),
  state: externalState,
  notes: optionalText(HIRING_LENGTHS.external.notes).default(null),
  /** The ad as it was pasted; left out it stays as it is, null takes it away. */
  ad_text: z
    .union([text(AD_TEXT_MAX, AD_TEXT_MIN), z.literal('').transform(() => null)])
    .nullable()
    .optional(),
  reminder_at: z.iso.datetime({ offset: true }).nullable().optional(),
})
const externalApplication = z.object({
  id,
  company: z.string(),
  role: z.string(),
  url: z.string().nullable(),
  applied_on: z.string(),
  state: externalState,
  notes: z.string().nullable(),
  ad_text: z.string().nullable(),
  reminder_at: timestamp.nullable(),
  updated_at: timestamp,
})
export type ExternalApplication = z.output<typeof externalApplication>
export const EXTERNAL_MAX = 500
const externalPath = '/api/v1/external-applications'

export const listExternalApplications = endpoint({
  method: 'GET',
  path: externalPath,
  summary: 'Applications sent elsewhere, the newest first',
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(externalApplication), next_cursor: z.string().nullable() }),
})
export const createExternalApplication = endpoint({
  method: 'POST',
  path: externalPath,
  summary: 'Add one by hand',
  body: externalBody,
  answer: externalApplication,
  status: 201,
})
export const updateExternalApplication = endpoint({
  method: 'PUT',
  path: `${externalPath}/:id`,
  summary: 'Change one',
  params: ofApplication,
  body: externalBody,
  answer: externalApplication,
})
export const deleteExternalApplication = endpoint({
  method: 'DELETE',
  path: `${externalPath}/:id`,
  summary: 'Delete one',
  params: ofApplication,
  status: 204,
})

const figures = z.object({
  sent: z.int(),
  /** Whole percentages; null while nothing was sent. */
  seen_rate: z.int().nullable(),
  answer_rate: z.int().nullable(),
  interviews: z.int(),
  offers: z.int(),
  median_days_to_answer: z.number().nullable(),
})
export const getMyFigures = endpoint({
  method: 'GET',
  path: '/api/v1/applications/figures',
  summary: '«Mi búsqueda en cifras», altogether and by CV',
  answer: figures.extend({ by_cv: z.array(figures.extend({ cv_id: id.nullable(), cv_title: z.string() })) }),
})
export type MyFigures = z.output<typeof getMyFigures.answer>

export const exportMyApplications = endpoint({
  method: 'GET',
  path: '/api/v1/applications/export',
  summary: 'All own applications, also those elsewhere, as CSV',
  answer: 'file',
})
