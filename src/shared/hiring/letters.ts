import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, text } from '../core/fields.ts'
import { cvPages } from '../cvs/cvs.ts'
import { COVER_NOTE_MAX } from './application.ts'

const ofJob = z.object({ vacancy_id: id })

/** The note as a letter in the look of the CV that goes with it. */
export const letterBody = z.object({ cv_id: id, text: text(COVER_NOTE_MAX, 1) })

const letterFormat = z.enum(['pdf', 'docx'])
export type LetterFormat = z.infer<typeof letterFormat>
const inFormat = z.object({ format: letterFormat.default('pdf') })

export const previewLetter = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/:vacancy_id/apply/letter/preview',
  summary: 'The letter as SVG pages; nothing is sent or saved',
  params: ofJob,
  body: letterBody,
  answer: cvPages,
})

export const exportLetter = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/:vacancy_id/apply/letter',
  summary: 'The letter as PDF or DOCX, as it would be sent; nothing is sent or saved',
  params: ofJob,
  query: inFormat,
  body: letterBody,
  answer: 'file',
})

export const getSentLetter = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/letter',
  summary: 'The letter as it was sent, as PDF or DOCX: for its person and for the team',
  params: z.object({ id }),
  query: inFormat,
  answer: 'file',
})
