import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { chosenDay, id, timestamp } from '../core/fields.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

/** «Constancia de búsqueda de empleo». */
const certificate = z.object({
  id,
  code: z.string(),
  from: z.string(),
  to: z.string(),
  applications: z.int(),
  created_at: timestamp,
})
export type Certificate = z.output<typeof certificate>

const DAY_MS = 24 * 60 * 60 * 1000
/** A year, also one of 366 days. */
const LONGEST_DAYS = 366

export const certificateBody = z
  .object({ from: chosenDay('Elige una fecha.'), to: chosenDay('Elige una fecha.') })
  .refine(({ from, to }) => from <= to, {
    message: 'La fecha de fin no puede ser anterior a la de inicio.',
    path: ['to'],
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < LONGEST_DAYS * DAY_MS, {
    message: 'Elige un periodo de un año como máximo.',
    path: ['to'],
  })

export const createCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/certificates',
  summary: 'Make a certificate of a stretch of time, at most a year; it stays as it was made',
  body: certificateBody,
  answer: certificate,
  status: 201,
})
export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/v1/certificates',
  summary: 'The own certificates, the newest first',
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(certificate), next_cursor: z.string().nullable() }),
})
export const getCertificateFile = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/:id/file',
  summary: 'The certificate as PDF or CSV',
  params: z.object({ id }),
  query: z.object({ format: z.enum(['pdf', 'csv']).default('pdf') }),
  answer: 'file',
})
export const checkCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/certificate-checks/:code',
  summary:
    'Whether a code belongs to a certificate: initials, stretch of time and number of applications, nothing else',
  session: 'none',
  params: z.object({ code: z.string().max(HIRING_LENGTHS.certificate_code) }),
  answer: z.object({
    initials: z.string(),
    from: z.string(),
    to: z.string(),
    applications: z.int(),
    created_at: timestamp,
  }),
})
