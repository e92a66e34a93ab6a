import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import { matchResult } from '../matching/matching.ts'
import { overrideBody } from '../matching/vacancy-matches.ts'

const ofApplication = z.object({ id })

export const getApplicationAnalysis = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/analysis',
  summary:
    'The verdicts that were frozen when it was sent, the same for both sides; the team also reads its corrections',
  params: ofApplication,
  answer: z.object({ match: matchResult.nullable() }),
})

export const correctVerdict = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/analysis/override',
  summary: '«Corregir»: how somebody of the team sees a requirement, beside the verdict and never over it',
  params: ofApplication,
  body: overrideBody.extend({ requirement_id: id }),
  status: 204,
})

export const removeCorrection = endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/:id/analysis/override/:requirement_id',
  summary: 'Back to the verdict alone',
  params: ofApplication.extend({ requirement_id: id }),
  status: 204,
})
