import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, timestamp } from '../core/fields.ts'
import { keyScope } from './key-scopes.ts'

export const KEY_NAME_MAX = 60
/** Keys of a company that work; what was revoked or is over does not count. */
export const KEYS_MAX = 10

const inCompany = z.object({ id })
const cursor = z.string().max(200).optional()

export const keyLife = z.enum(['30', '90', '365', 'NONE'], { error: 'Elige cuánto dura.' })

const apiKey = z.object({
  id,
  name: z.string(),
  /** How the key begins; the rest is kept nowhere. */
  prefix: z.string(),
  scopes: z.array(keyScope),
  created_at: timestamp,
  /** Null once whoever made it is gone. */
  created_by_name: z.string().nullable(),
  last_used_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
  is_live: z.boolean(),
})
export type ApiKey = z.output<typeof apiKey>

export const newKey = z.object({
  name: line(KEY_NAME_MAX, 1),
  scopes: z.array(keyScope).min(1, 'Marca al menos un permiso.').max(keyScope.options.length),
  life: keyLife,
})

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/keys',
  summary: 'The keys of a company, the newest first',
  params: inCompany,
  query: z.object({ cursor }),
  answer: z.object({ items: z.array(apiKey), next_cursor: z.string().nullable(), live_total: z.int() }),
})

export const createKey = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/keys',
  summary: 'A new key; `token` is told in this answer and never again',
  params: inCompany,
  body: newKey,
  status: 201,
  answer: z.object({ key: apiKey, token: z.string() }),
})

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/keys/:key_id',
  summary: 'The key works no more, from now on',
  params: z.object({ id, key_id: id }),
  answer: apiKey,
})
