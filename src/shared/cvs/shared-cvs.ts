import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { typedPassword } from '../core/fields.ts'

/*
 * The public link of a CV. It answers people, not programs: a page with the CV and its PDF to download, or a small page in
 * Spanish when a password is missing or the link is closed (404) or over (410). Therefore it is served beside the JSON endpoints.
 */
const path = '/api/v1/shared-cvs/:token'
const params = z.object({ token: z.string() })
const download = z.literal('1').optional()

export const openSharedCv = endpoint({
  method: 'GET',
  path,
  summary: 'The page of a shared CV, its PDF or its picture, or the page that asks for its password',
  session: 'none',
  params,
  /** `pass` is what a right password is exchanged for; `picture` is what a chat shows below a link. */
  query: z.object({ download, picture: z.literal('1').optional(), pass: z.string().max(100).optional() }),
  answer: 'file',
})

export const unlockSharedCv = endpoint({
  method: 'POST',
  path,
  summary: 'The password of a shared CV; the right one leads to the CV',
  session: 'none',
  params,
  body: z.object({ password: typedPassword, download }),
  answer: 'file',
})
