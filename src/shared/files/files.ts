import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'

export const getFile = endpoint({
  method: 'GET',
  path: '/api/v1/files/:id',
  summary: 'A stored file, by a signed address that some other answer gave',
  session: 'none',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ until: z.string().max(20).default(''), signature: z.string().max(64).default('') }),
  answer: 'file',
})
