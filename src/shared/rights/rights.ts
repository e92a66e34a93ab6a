import { z } from 'zod'
import { tokenBody } from '../accounts/verification.ts'
import { endpoint } from '../core/endpoint.ts'
import { timestamp, typedPassword } from '../core/fields.ts'

export const deletionBody = z.object({ password: typedPassword })
export const deletionAsked = z.object({ deletion_due_at: timestamp })

export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me',
  summary: 'Ask for the account to be deleted in seven days; every session ends, and signing in calls it off',
  body: deletionBody,
  answer: deletionAsked,
  status: 202,
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/v1/users/keep-account',
  summary: 'Call off a deletion with the link that was mailed',
  session: 'none',
  body: tokenBody,
  answer: z.object({ email_masked: z.string() }),
})

const copyState = z.enum(['RUNNING', 'READY', 'FAILED'])
export type CopyState = z.infer<typeof copyState>

/** How far the file with everything is; `NONE` when nobody asked, or its days are over. */
export const dataCopy = z.object({
  state: z.enum(['NONE', ...copyState.options]),
  parts_done: z.int(),
  parts: z.int(),
  bytes: z.int().nullable(),
  asked_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
})
export type DataCopy = z.output<typeof dataCopy>

export const getDataCopy = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/export',
  summary: 'How far the copy of all data is that the person asked for',
  answer: dataCopy,
})

export const startDataCopy = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/export',
  summary: 'Ask for a copy of all data (a ZIP with JSON and PDFs), made in the background; one at a time',
  body: z.object({ password: typedPassword }),
  answer: dataCopy,
  status: 202,
})

export const downloadDataCopy = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/export/file',
  summary: 'The copy of all data, while it can be downloaded',
  answer: 'file',
})
