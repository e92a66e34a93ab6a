import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import { card } from './board.ts'
import { revealReason } from './identity.ts'

export const revealBody = z.object({ reason: revealReason })

export const revealApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/reveal',
  summary:
    '«Mostrar identidad» before its stage: stays in the history and the audit log, and its person hears of it. Shown already: the same card',
  params: z.object({ id }),
  body: revealBody,
  answer: card,
})
