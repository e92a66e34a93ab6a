import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import { matchResult, verdict } from './matching.ts'

/** RULES: the model was not asked. NAME: found by its name, it needs no reading. BOTH: they say the same, in the rules' words. */
const decidedBy = z.enum(['RULES', 'NAME', 'LEVEL', 'BOTH', 'MODEL'])
export type DecidedBy = z.infer<typeof decidedBy>

/** What the model says, as probabilities that are one together. */
const said = z.object({ yes: z.number(), part: z.number(), no: z.number(), unsaid: z.number() })

const quote = z.object({ cv_path: z.string(), quote: z.string() })

/** What the CV was read as where the rules found something; `name` is that of the taxonomy, null where it knows none. */
const fact = quote.extend({ kind: z.string(), term: z.string(), name: z.string().nullable() })
export type TracedFact = z.infer<typeof fact>

/** How one line of the match came about; its verdict and its sentence stand in the match, under the same id. */
const tracedLine = z.object({
  requirement_id: id,
  /** The kind, concept, level and years that are compared. */
  asked: z.string(),
  weight: z.number(),
  rules: z.object({
    verdict,
    value: z.number().nullable(),
    found: z.string(),
    related: z.boolean(),
    basis: z.enum(['USUAL', 'NEAR']).nullable(),
    quotes: z.array(quote),
    facts: z.array(fact),
  }),
  model: z.object({ verdict, whole: said, lines: z.array(quote.extend({ said })) }).nullable(),
  decided_by: decidedBy,
  /** What the person answered counts, and not what the CV says. */
  answer_counts: z.boolean(),
  why: z.string(),
})
export type TracedLine = z.infer<typeof tracedLine>

const matchTrace = z.object({ match: matchResult, lines: z.array(tracedLine) })
export type MatchTrace = z.infer<typeof matchTrace>

/** Only where the API's description is served. */
export const explainPair = endpoint({
  method: 'GET',
  path: '/api/dev/explain/:vacancy_id/:cv_id',
  summary: 'For developers: how each line of the match of a vacancy and one of the own CVs came about',
  params: z.object({ vacancy_id: id, cv_id: id }),
  answer: matchTrace,
})
