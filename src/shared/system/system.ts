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
