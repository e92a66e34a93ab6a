import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'
import { basics, cvDocument, cvLanguage } from '../cvs/cv-document.ts'

const candidateParams = z.object({ cv_id: id })

/** What a company may see of a person; contact data and photo are null while it may not. */
export const candidate = z.object({
  /** The owner looks at it as companies do. */
  is_me: z.boolean().default(false),
  cv_id: id,
  /** Null until the person says yes to the company: nothing in the document names them either. */
  full_name: z.string().nullable(),
  profile_picture_url: z.string().nullable(),
  language: cvLanguage,
  /** Without contact data and references, hidden sections and hidden entries. */
  document: cvDocument,
  contact: basics.pick({ email: true, phone: true, links: true }).nullable(),
  verified_email: z.boolean(),
  verified_phone: z.boolean(),
  updated_at: timestamp,
})
export type Candidate = z.output<typeof candidate>

export const getCandidate = endpoint({
  method: 'GET',
  path: '/api/v1/candidates/:cv_id',
  summary: 'A CV as a company may see it: through consent to be found',
  params: candidateParams,
  answer: candidate,
})

export const getCandidatePdf = endpoint({
  method: 'GET',
  path: '/api/v1/candidates/:cv_id/pdf',
  summary: 'The same as a PDF',
  params: candidateParams,
  answer: 'file',
})
