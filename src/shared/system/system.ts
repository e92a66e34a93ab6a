import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/api/v1/health',
  summary: 'The process is alive',
  session: 'none',
  answer: z.object({ status: z.literal('ok') }),
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/v1/ready',
  summary: 'The database and the task queue answer',
  session: 'none',
  answer: z.object({ status: z.literal('ok') }),
})

/** Whom a demonstration can be tried as; nobody outside of one. */
const demoAccount = z.object({ email: z.string(), full_name: z.string(), part: z.string() })

export const listDemoAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/demo-accounts',
  summary: 'The accounts of a demonstration with their password; none and null outside of one',
  session: 'none',
  answer: z.object({ items: z.array(demoAccount), password: z.string().nullable() }),
})
