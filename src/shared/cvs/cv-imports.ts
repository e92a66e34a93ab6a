import { z } from 'zod'
import { jobPreferences } from '../accounts/users.ts'
import { endpoint } from '../core/endpoint.ts'
import { id, line, text, timestamp } from '../core/fields.ts'
import { CV_FILE, CV_TEXT_MAX } from '../core/limits.ts'
import { cvDocument, cvLanguage } from './cv-document.ts'
import { cvDetail } from './cvs.ts'

export const importSource = z.enum([
  'PDF',
  'DOCX',
  'ODT',
  'LINKEDIN_PDF',
  'LINKEDIN_ZIP',
  'JSON_RESUME',
  'SKILLO_JSON',
  'TEXT',
])
export type ImportSource = z.infer<typeof importSource>

export const confidence = z.enum(['ALTA', 'MEDIA', 'BAJA'])
export type Confidence = z.infer<typeof confidence>

/** Cleaned like everything else that people send, since a file may hold anything. */
const readText = text(200_000)

/** What a CV says of the job that its writer wants, as preferences keep it; nothing of it becomes part of the CV. */
export const cvWishes = jobPreferences
  .pick({ min_salary: true, availability: true, relocate: true, modalities: true })
  .extend({
    /** The CV speaks of pay after taxes; preferences are of pay before them. */
    is_net: z.boolean().default(false),
  })
export type CvWishes = z.output<typeof cvWishes>

/** What was read out of a file; nothing of it is part of a CV before the person accepts it. */
export const cvProposal = z.object({
  language: cvLanguage,
  document: cvDocument,
  /** By field path, e.g. `experience.0.position`; fields without an entry were empty. */
  confidence: z.record(z.string(), confidence),
  /** What was read but has no place yet, in the order of the file. */
  unplaced_text: z.array(readText),
  /** The text of the file as it was read, page by page. */
  original_pages: z.array(readText),
  /** White, tiny or off-page text was found and left out. */
  hidden_text_found: z.boolean(),
  /** The file holds, where nobody sees it, a text that speaks to a program; proposals of before never looked. */
  hides_orders: z.boolean().default(false),
  /** Proposals of before never looked for any. */
  wishes: cvWishes.prefault({}),
})
export type CvProposal = z.output<typeof cvProposal>

const cvImport = z.object({
  id,
  source: importSource,
  state: z.enum(['READY_FOR_REVIEW', 'ACCEPTED', 'DISCARDED']),
  file_name: z.string(),
  proposal: cvProposal,
  created_at: timestamp,
})
export type CvImport = z.output<typeof cvImport>

export const importFile = endpoint({
  method: 'POST',
  path: '/api/v1/cvs/import',
  summary: 'Read a CV out of a PDF, DOCX, ODT, text, LinkedIn ZIP or JSON file and propose its fields',
  upload: { max_bytes: CV_FILE.zip_max_bytes, too_large: CV_FILE.too_large },
  answer: cvImport,
  status: 201,
})

export const pastedText = z.object({ text: text(CV_TEXT_MAX, 40) })
export const importText = endpoint({
  method: 'POST',
  path: '/api/v1/cvs/import/text',
  summary: 'Read a CV out of pasted text and propose its fields',
  body: pastedText,
  answer: cvImport,
  status: 201,
})

const importParams = z.object({ import_id: id })

export const getImport = endpoint({
  method: 'GET',
  path: '/api/v1/cvs/imports/:import_id',
  summary: 'A proposal that waits for review',
  params: importParams,
  answer: cvImport,
})

/** What the person kept of the proposal: a new CV, or instead of what an existing one says. */
export const acceptedImport = z.object({
  title: line(80, 1),
  language: cvLanguage,
  document: cvDocument,
  replace: z
    .object({ cv_id: id, revision: z.int().min(1) })
    .nullable()
    .default(null),
})

export const acceptImport = endpoint({
  method: 'POST',
  path: '/api/v1/cvs/imports/:import_id/accept',
  summary: 'Make a CV of a reviewed proposal',
  params: importParams,
  body: acceptedImport,
  answer: cvDetail,
  status: 201,
})

export const discardImport = endpoint({
  method: 'DELETE',
  path: '/api/v1/cvs/imports/:import_id',
  summary: 'Throw a proposal away',
  params: importParams,
  status: 204,
})
