import { z } from 'zod'
import { id, line, optionalText, text, timestamp } from '../core/fields.ts'
import { matchScore } from '../matching/matching.ts'
import { questionKind } from '../vacancies/vacancy-document.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

/** Where an application stands for the team. `SENDING`: sent, and its person can still take it back. */
export const applicationState = z.enum(['SENDING', 'ACTIVE', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'HIRED', 'ANONYMISED'])
export type ApplicationState = z.infer<typeof applicationState>

/** What its person reads: never said unless somebody caused it. */
export const seekerState = z.enum([
  'ENVIADA',
  'VISTA',
  'EN_REVISION',
  'EN_ENTREVISTAS',
  'PRUEBA',
  'OFERTA',
  'CONTRATADA',
  'NO_SELECCIONADA',
  'RETIRADA',
  'SIN_RESPUESTA',
  'PROCESO_CERRADO',
])
export type SeekerState = z.infer<typeof seekerState>

export const applicationSource = z.enum([
  'DIRECT',
  'RECOMMENDED',
  'ALERT',
  'SHARED_LINK',
  'INVITED',
  'REFERRED',
  'IMPORTED',
])
export type ApplicationSource = z.infer<typeof applicationSource>

/** As much as a page holds when the note is a letter. */
export const COVER_NOTE_MAX = 3000
export const coverNote = optionalText(COVER_NOTE_MAX)

/** One answer to a screening question: the chosen options, a number or a text, always as texts. */
export const answer = z.object({ question_id: id, values: z.array(text(HIRING_LENGTHS.answer_text)).max(10) })
export type Answer = z.infer<typeof answer>

/** A question with its answer, frozen as they were when the application was sent. */
export const answeredQuestion = z.object({
  question_id: id,
  text: z.string(),
  kind: questionKind,
  values: z.array(z.string()),
  /** Null when the vacancy said no expected answer; `false` only marks it, a person decides. */
  as_expected: z.boolean().nullable(),
})
export type AnsweredQuestion = z.output<typeof answeredQuestion>

/** What a person says of a requirement on which the CV is silent. */
export const declaredAnswer = z.enum(['SI', 'UN_POCO', 'NO'])
export const declarations = z.record(id, declaredAnswer)

export const rejectionSide = z.enum(['COMPANY', 'CANDIDATE'])
export const companyReason = z.enum([
  'REQUISITOS',
  'EXPERIENCIA',
  'IDIOMA',
  'DISPONIBILIDAD',
  'SALARIO',
  'UBICACION_PERMISO',
  'OTRA_PERSONA',
  'PUESTO_CUBIERTO',
  'PROCESO_CANCELADO',
  'DUPLICADA',
  'SPAM',
  'OTRO',
])
export const candidateReason = z.enum([
  'OTRA_OFERTA',
  'SALARIO',
  'UBICACION',
  'TIEMPOS',
  'PERDIO_INTERES',
  'NO_RESPONDE',
])
export const rejectionReason = z.enum([
  ...companyReason.options,
  'OTRA_OFERTA',
  'UBICACION',
  'TIEMPOS',
  'PERDIO_INTERES',
  'NO_RESPONDE',
])
export type RejectionReason = z.infer<typeof rejectionReason>
/** What whoever applied reads of it: the suspicion that an application is not real stays with the team. */
export const toldReason = (reason: RejectionReason): RejectionReason => (reason === 'SPAM' ? 'OTRO' : reason)
/** How far the person had come: decides the words of the answer. */
export const rejectionDepth = z.enum(['CV', 'ENTREVISTA', 'PRUEBA', 'FINALISTA'])
export type RejectionDepth = z.infer<typeof rejectionDepth>

export const TAGS_MAX = 10
export const tag = line(HIRING_LENGTHS.tag, 1)

/** What happened to an application, in order; both sides read it, each its own part. */
export const stepKind = z.enum([
  'APPLIED',
  'VIEWED',
  'MOVED',
  'HELD',
  'RESUMED',
  'REJECTED',
  'ANSWERED',
  'RESTORED',
  'WITHDRAWN',
  'HIRED',
  'MESSAGE_TEAM',
  'MESSAGE_SEEKER',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_CHANGE_ASKED',
  'INTERVIEW_CANCELLED',
  'INTERVIEW_DONE',
  'INTERVIEW_NO_SHOW',
  'SCORECARD',
  'OFFER_SENT',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'OFFER_WITHDRAWN',
  'ASSIGNED',
  'VACANCY_CHANGED',
  'REVEALED',
  'ADDED',
  'TOLD',
  'TAKEN',
])
export type StepKind = z.infer<typeof stepKind>

export const step = z.object({
  id,
  kind: stepKind,
  at: timestamp,
  /** Who did it; null for the clock, and always for the person who applied when the team did it. */
  actor_name: z.string().nullable(),
  from_stage: z.string().nullable(),
  to_stage: z.string().nullable(),
  /** What else is to be said, e.g. the reason of a rejection. */
  detail: z.string().nullable(),
})
export type Step = z.output<typeof step>

export const cardMatch = matchScore.pick({ low: true, high: true, label: true, shown: true, missed_must: true })

/** A person of the team as cards and notes name them. */
export const person = z.object({ member_id: id, full_name: z.string() })
