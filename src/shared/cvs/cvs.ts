import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, timestamp, typedPassword } from '../core/fields.ts'
import { PASSWORD_MAX } from '../core/limits.ts'
import { cvContent, cvDesign, cvDocument, cvLanguage, cvTemplate } from './cv-document.ts'
import { CV_LENGTHS } from './cv-limits.ts'

const cvParams = z.object({ id })
const path = '/api/v1/cvs'

export const cvShare = z.object({
  url: z.string(),
  has_password: z.boolean(),
  expires_at: timestamp.nullable(),
  show_contact: z.boolean(),
  views: z.int(),
  downloads: z.int(),
})
export type CvShare = z.output<typeof cvShare>

export const cvSummary = z.object({
  id,
  title: z.string(),
  target_role: z.string(),
  language: cvLanguage,
  template: cvTemplate,
  is_base: z.boolean(),
  parent_id: id.nullable(),
  status: z.enum(['ACTIVE', 'ARCHIVED']),
  completeness: z.int(),
  shared: z.boolean(),
  updated_at: timestamp,
})
export type CvSummary = z.output<typeof cvSummary>

export const cvDetail = cvSummary.extend({
  revision: z.int(),
  design: cvDesign,
  document: cvDocument,
  share: cvShare.nullable(),
  /** How often companies opened this CV in the last 30 days. */
  views_30d: z.int(),
  created_at: timestamp,
})
export type CvDetail = z.output<typeof cvDetail>

export const listCvs = endpoint({
  method: 'GET',
  path,
  summary: 'The CVs of the signed-in person, the base first',
  answer: z.object({ items: z.array(cvSummary), next_cursor: z.null() }),
})

/** Everything is optional: a new CV begins with what the profile already knows. */
export const newCv = cvContent.partial()
export const createCv = endpoint({
  method: 'POST',
  path,
  summary: 'Begin a CV',
  body: newCv,
  answer: cvDetail,
  status: 201,
})

export const getCv = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One CV, whole',
  params: cvParams,
  answer: cvDetail,
})

export const cvChanges = cvContent.extend({ revision: z.int().min(1) })
export const saveCv = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Save a CV; a stale revision answers 409 and changes nothing',
  params: cvParams,
  body: cvChanges,
  answer: cvDetail,
})

export const deleteCv = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a CV for ever; the base only when it is the last one',
  params: cvParams,
  status: 204,
})

export const duplicateCv = endpoint({
  method: 'POST',
  path: `${path}/:id/duplicate`,
  summary: 'Make a variant of a CV',
  params: cvParams,
  body: z.object({ title: line(CV_LENGTHS.title, 1).optional() }),
  answer: cvDetail,
  status: 201,
})

export const makeBaseCv = endpoint({
  method: 'POST',
  path: `${path}/:id/base`,
  summary: 'Make this CV the base',
  params: cvParams,
  answer: cvDetail,
})

export const archiveCv = endpoint({
  method: 'POST',
  path: `${path}/:id/archive`,
  summary: 'Put a variant away',
  params: cvParams,
  answer: cvDetail,
})

export const unarchiveCv = endpoint({
  method: 'POST',
  path: `${path}/:id/unarchive`,
  summary: 'Take a variant out again',
  params: cvParams,
  answer: cvDetail,
})

/** Pages as SVG, drawn by the same document as the PDF: the first ones, and how many the PDF has in all. */
export const cvPages = z.object({
  pages: z.array(z.string()),
  pages_in_all: z.number().optional(),
  /** Where «Ajustar a una página» drew it closer than it is set. */
  drawn_closer: cvDesign.pick({ margins: true, size: true }).nullable().default(null),
})
export type CvPages = z.output<typeof cvPages>

export const getCvPreview = endpoint({
  method: 'GET',
  path: `${path}/:id/preview`,
  summary: 'The saved CV as SVG pages',
  params: cvParams,
  answer: cvPages,
  etag: true,
})

export const previewCv = endpoint({
  method: 'POST',
  path: `${path}/:id/preview`,
  summary: 'Unsaved changes as SVG pages; nothing is saved',
  params: cvParams,
  body: cvContent,
  answer: cvPages,
})

const exportFormat = z.enum(['pdf', 'docx', 'txt', 'json', 'json-resume'])
export type ExportFormat = z.infer<typeof exportFormat>
export const exportCv = endpoint({
  method: 'GET',
  path: `${path}/:id/export`,
  summary: 'Download a CV as PDF, DOCX, plain text, our own JSON or JSON Resume',
  params: cvParams,
  query: z.object({ format: exportFormat.default('pdf') }),
  answer: 'file',
})

/** «Lo que leen las máquinas»: the exported PDF read back, field by field. */
const cvReadback = z.object({
  pages: z.int(),
  items: z.array(z.object({ section: z.string(), label: z.string(), value: z.string(), read: z.boolean() })),
  in_order: z.boolean(),
  text: z.string(),
})
export type CvReadback = z.output<typeof cvReadback>

export const readBackCv = endpoint({
  method: 'GET',
  path: `${path}/:id/readback`,
  summary: 'What a machine reads in the exported PDF',
  params: cvParams,
  answer: cvReadback,
})

const cvVersion = z.object({
  number: z.int(),
  name: z.string().nullable(),
  reason: z.enum(['AUTO', 'NAMED', 'EXPORT', 'SHARE', 'APPLY', 'RESTORE']),
  created_at: timestamp,
})
export type CvVersion = z.output<typeof cvVersion>

const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647)

export const listCvVersions = endpoint({
  method: 'GET',
  path: `${path}/:id/versions`,
  summary: 'Kept versions, the newest first',
  params: cvParams,
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(cvVersion), next_cursor: z.string().nullable() }),
})

const versionParams = cvParams.extend({ number: versionNumber })

export const getCvVersion = endpoint({
  method: 'GET',
  path: `${path}/:id/versions/:number`,
  summary: 'One kept version, whole',
  params: versionParams,
  answer: cvVersion.extend({ content: cvContent }),
})

export const versionName = z.object({ name: line(CV_LENGTHS.version_name, 1) })
export const nameCvVersion = endpoint({
  method: 'POST',
  path: `${path}/:id/versions`,
  summary: 'Keep the CV as it is now under a name, for ever',
  params: cvParams,
  body: versionName,
  answer: cvVersion,
  status: 201,
})

export const restoreCvVersion = endpoint({
  method: 'POST',
  path: `${path}/:id/versions/:number/restore`,
  summary: 'Bring a kept version back; what was there becomes a version itself',
  params: versionParams,
  body: z.object({ revision: z.int().min(1) }),
  answer: cvDetail,
})

export const shareSettings = z.object({
  /** Left out keeps the password as it is; null removes it. */
  password: typedPassword.min(4, 'Usa al menos 4 caracteres.').max(PASSWORD_MAX).nullable().optional(),
  expires_in_days: z.union([z.literal(7), z.literal(30), z.literal(90)]).nullable(),
  show_contact: z.boolean(),
})
export const shareCv = endpoint({
  method: 'PUT',
  path: `${path}/:id/share`,
  summary: 'Open or change the public link of a CV',
  params: cvParams,
  body: shareSettings,
  answer: cvDetail,
})

export const unshareCv = endpoint({
  method: 'DELETE',
  path: `${path}/:id/share`,
  summary: 'Close the public link; a later one has another address',
  params: cvParams,
  answer: cvDetail,
})
