import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { creationKey, id, timestamp } from '../core/fields.ts'
import { cvDocument, cvLanguage } from '../cvs/cv-document.ts'
import { lineType, matchResult } from '../matching/matching.ts'
import { questionKind } from '../vacancies/vacancy-document.ts'
import { answerFile, shownAnswer } from './answer-files.ts'
import { answer, applicationSource, cardMatch, coverNote, declarations } from './application.ts'
import { referral, referralToken } from './referrals/referrals.ts'

/** So long somebody can take an application back as if it had never been sent. */
export const UNDO_SECONDS = 60
export const REAPPLY_DAYS = 90

const ofJob = z.object({ vacancy_id: id })

const choosableCv = z.object({
  id,
  title: z.string(),
  is_base: z.boolean(),
  /** Its person made it for this vacancy. */
  is_tailored: z.boolean(),
  completeness: z.int(),
  /** Null while the CV says too little. */
  match: cardMatch.nullable(),
})

const askedQuestion = z.object({
  id,
  text: z.string(),
  kind: questionKind,
  options: z.array(z.string()),
  required: z.boolean(),
  /** From an earlier answer to the same question, to be confirmed; empty when there is none. */
  prefilled: z.array(z.string()),
  /** The file that waits as the answer; null when there is none. */
  file: answerFile.nullable(),
})

/** Why nobody can send now; `null` when everything is ready. */
const applyRefusal = z.enum(['NO_CV', 'EMAIL_NOT_VERIFIED', 'ALREADY_APPLIED', 'VACANCY_PAUSED', 'VACANCY_CLOSED'])
export type ApplyRefusal = z.infer<typeof applyRefusal>

export const getApplyContext = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/apply',
  summary:
    'Everything that the apply screen needs: CVs with the best one chosen, questions, draft, what stands in the way; with the token of a link, or of the draft, who recommends them',
  params: ofJob,
  query: z.object({ referral: referralToken.optional() }),
  answer: z.object({
    vacancy: z.object({ id, title: z.string(), company_name: z.string(), reply_days: z.int().nullable() }),
    /** Blind review: the stage from which the company reads the name; null without it. */
    identity_from: z.string().nullable(),
    /** The company may have the verdicts put into words by a language model. */
    uses_ai: z.boolean(),
    cvs: z.array(choosableCv),
    /** The one made for this vacancy, else the one that fits best; null without a CV. */
    best_cv_id: id.nullable(),
    questions: z.array(askedQuestion),
    /** At most three requirements of which the best CV says nothing; asked so that the range can be told. */
    unknown: z.array(z.object({ requirement_id: id, type: lineType, text: z.string(), gain: z.int() })),
    /** How a letter may begin: the vacancy, the company, what the best CV has of what is asked, and no word about the person. */
    letter_start: z.string(),
    draft: z
      .object({
        cv_id: id.nullable(),
        note: z.string().nullable(),
        is_letter: z.boolean(),
        answers: z.array(answer),
        declared: declarations,
        referral: referralToken.nullable(),
        updated_at: timestamp,
      })
      .nullable(),
    /** Who recommends them, which the company will read; null where nobody does or the link was switched off. */
    referral: referral.nullable(),
    refusal: applyRefusal.nullable(),
    /** With `ALREADY_APPLIED`: which, when, and from when on it can be sent again (null while it is open). */
    earlier: z.object({ id, applied_at: timestamp, again_from: timestamp.nullable() }).nullable(),
    /** The date until which the company promises an answer, if sent today. */
    promised_reply_at: timestamp.nullable(),
  }),
})
export type ApplyContext = z.output<typeof getApplyContext.answer>

export const draftBody = z.object({
  cv_id: id.nullable(),
  note: coverNote,
  /** The note goes out as a letter in the look of the CV, as PDF and DOCX. */
  is_letter: z.boolean().default(false),
  answers: z.array(answer).max(8),
  declared: declarations,
  referral: referralToken.nullable().default(null),
})

export const saveApplyDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/jobs/:vacancy_id/apply',
  summary: 'Keep what was typed; also works while the vacancy is paused',
  params: ofJob,
  body: draftBody,
  status: 204,
})

export const deleteApplyDraft = endpoint({
  method: 'DELETE',
  path: '/api/v1/jobs/:vacancy_id/apply',
  summary: 'Throw the draft away',
  params: ofJob,
  status: 204,
})

/** «Así te verá la empresa». */
export const previewBody = draftBody.extend({ cv_id: id })
export const companyView = z.object({
  /** Blind review: what the company reads until this stage; null without it. */
  identity_from: z.string().nullable(),
  full_name: z.string(),
  headline: z.string(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  language: cvLanguage,
  document: cvDocument,
  note: z.string().nullable(),
  is_letter: z.boolean(),
  answers: z.array(shownAnswer),
  match: matchResult.nullable(),
})
export type CompanyView = z.output<typeof companyView>

export const previewApplication = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/:vacancy_id/apply/preview',
  summary: 'What the company would see; nothing is sent or saved',
  params: ofJob,
  body: previewBody,
  answer: companyView,
})

export const applyBody = z.object({
  /** Made by the client: the same person and key get the same application, however often they ask. */
  creation_key: creationKey,
  cv_id: id,
  note: coverNote.default(null),
  is_letter: z.boolean().default(false),
  answers: z.array(answer).max(8).default([]),
  declared: declarations.default({}),
  /** «¿Quieres que te tengan en cuenta para otras vacantes?» */
  talent_pool: z.boolean().default(false),
  /** The link of whoever recommends them. One that leads nowhere any more recommends nobody, and stops nothing. */
  referral: referralToken.nullable().default(null),
  source: applicationSource.extract(['DIRECT', 'RECOMMENDED', 'ALERT', 'SHARED_LINK']).default('DIRECT'),
})

export const sentApplication = z.object({
  id,
  vacancy_id: id,
  applied_at: timestamp,
  /** Until then `undo` works. */
  undo_until: timestamp,
  promised_reply_at: timestamp.nullable(),
})
export type SentApplication = z.output<typeof sentApplication>

export const applyToJob = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/:vacancy_id/applications',
  summary:
    'Send an application with the CV as it is now. 409 `email_not_verified` or `already_applied` (the sentence has the date), 410 `vacancy_paused` or `vacancy_closed` (the draft is kept), 422 for answers that are missing',
  params: ofJob,
  body: applyBody,
  answer: sentApplication,
  status: 201,
})

export const undoApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/undo',
  summary: 'Take it back within 60 seconds: nobody has seen it and its draft is there again; later 409',
  params: z.object({ id }),
  status: 204,
})
