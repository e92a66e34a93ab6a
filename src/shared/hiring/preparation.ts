import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, optionalText } from '../core/fields.ts'
import { importance, verdict } from '../matching/matching.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

/** A line of the match that was sent which the CV does not plainly meet. */
const likelyQuestion = z.object({
  line_id: id,
  text: z.string(),
  verdict: verdict.exclude(['CUMPLE']),
  /** Null for a condition, such as place or shift. */
  importance: importance.nullable(),
  /** What the CV that was sent says of it, said to its person. */
  sentence: z.string(),
  seen: z.array(z.string()),
  /** «Lo que contaré»; the company never sees it. */
  story: z.string().nullable(),
})
export type LikelyQuestion = z.output<typeof likelyQuestion>

export const getPreparation = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/preparation',
  summary: '«Prepárate»: what an interview may ask, what its person wrote for it, what to ask them, and whom they meet',
  params: z.object({ id }),
  answer: z.object({
    /** Nothing was compared when this application was sent. */
    is_compared: z.boolean(),
    questions: z.array(likelyQuestion),
    /** What no CV shows and people are asked to tell an example of. */
    examples: z.array(z.string()),
    /** What the vacancy leaves open. */
    to_ask: z.array(z.string()),
    /** Of interviews with an agreed hour. */
    meets: z.array(z.object({ interview_id: id, names: z.array(z.string()) })),
  }),
})
export type Preparation = z.output<typeof getPreparation.answer>

export const storyBody = z.object({ story: optionalText(HIRING_LENGTHS.story) })
export const saveStory = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/preparation/:line_id',
  summary: 'What its person will say of one line; empty takes it away',
  params: z.object({ id, line_id: id }),
  body: storyBody,
  status: 204,
})
