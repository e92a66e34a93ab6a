import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line } from '../core/fields.ts'
import { HIRING_FIGURES, HIRING_LENGTHS } from './hiring-limits.ts'

export const stageKind = z.enum(['NEW', 'SCREENING', 'TEST', 'INTERVIEW', 'REFERENCES', 'OFFER', 'HIRED'])
export type StageKind = z.infer<typeof stageKind>

export const STAGES_MIN = 3
export const STAGES_MAX = 12

const stageFields = z.object({
  name: line(HIRING_LENGTHS.stage.name, 2),
  /** What people who applied read in its place. */
  candidate_label: line(HIRING_LENGTHS.stage.candidate_label, 2),
  kind: stageKind,
  expected_days: z.int().min(0).max(HIRING_FIGURES.stage_days),
  /** Whoever stands here has no name for the team. */
  is_blind: z.boolean().default(false),
})

export const stage = stageFields.extend({ id })
export type Stage = z.output<typeof stage>

/** New people come in at the first stage and end in the last; neither can be moved nor removed. */
function isWholePipeline(stages: readonly { kind: StageKind }[]): boolean {
  const kinds = stages.map(({ kind }) => kind)
  return kinds.indexOf('NEW') === 0 && kinds.lastIndexOf('NEW') === 0 && kinds.indexOf('HIRED') === kinds.length - 1
}
/** Names are hidden from the first stage on, never again once they were shown, and nobody is made an offer unseen. */
function isBlindInOrder(stages: readonly { kind: StageKind; is_blind: boolean }[]): boolean {
  const seen = stages.findIndex(({ is_blind }) => !is_blind)
  const offer = stages.findIndex(({ kind }) => kind === 'OFFER' || kind === 'HIRED')
  return seen >= 0 && seen <= offer && !stages.slice(seen).some(({ is_blind }) => is_blind)
}
const BLIND = 'La revisión a ciegas empieza en la primera etapa y termina antes de la oferta.'
const ENDS = 'La primera etapa recibe las postulaciones nuevas y la última es la contratación.'
const COUNT = `Un proceso tiene entre ${STAGES_MIN} y ${STAGES_MAX} etapas.`

const stagesOf = <T extends z.ZodObject<typeof stageFields.shape>>(one: T) =>
  z.array(one).min(STAGES_MIN, COUNT).max(STAGES_MAX, COUNT).refine(isWholePipeline, ENDS).refine(isBlindInOrder, BLIND)

const inVacancy = z.object({ id })

export const pipeline = z.object({
  vacancy_id: id,
  version: z.int(),
  stages: z.array(stage.extend({ applications: z.int() })),
  /** Whether candidates read the steps before they apply. */
  is_public: z.boolean(),
  can_edit: z.boolean(),
})
export type Pipeline = z.output<typeof pipeline>

export const getPipeline = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/pipeline',
  summary: 'The stages of a vacancy, each with how many open applications stand in it',
  key: 'vacancies:read',
  params: inVacancy,
  answer: pipeline,
})

export const pipelineBody = z.object({
  version: z.int().min(1).max(2_147_483_647),
  /** A stage that is new has no id. */
  stages: stagesOf(stageFields.extend({ id: id.optional() })),
  /** For each removed stage in which applications stand: the stage that takes them. */
  moves: z.record(id, id).default({}),
})

export const savePipeline = endpoint({
  method: 'PUT',
  path: '/api/v1/vacancies/:id/pipeline',
  summary:
    'Save the stages; a stale version answers 409, a removed stage with applications and no destination 422 in `moves.<stage id>`',
  params: inVacancy,
  body: pipelineBody,
  answer: pipeline,
})

/** «Cómo es el proceso», in the words that candidates read. */
export const getProcess = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/process',
  summary: 'The steps that somebody goes through who applies; empty while the company keeps them to itself',
  session: 'optional',
  params: z.object({ vacancy_id: id }),
  answer: z.object({ steps: z.array(z.object({ name: z.string(), kind: stageKind, expected_days: z.int() })) }),
})

const pipelineTemplate = z.object({
  /** One of ours when null. */
  id: id.nullable(),
  /** Stable name of ours, e.g. `TECNOLOGIA`; null for the company's own. */
  code: z.string().nullable(),
  name: z.string(),
  stages: z.array(stageFields),
})
export type PipelineTemplate = z.output<typeof pipelineTemplate>

const inCompany = z.object({ id })

export const listPipelineTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/pipeline-templates',
  summary: 'The default pipeline and ours first, then those of the company by name',
  params: inCompany,
  answer: z.object({ items: z.array(pipelineTemplate), next_cursor: z.null() }),
})

export const PIPELINE_TEMPLATES_MAX = 30
export const pipelineTemplateBody = z.object({
  name: line(HIRING_LENGTHS.pipeline_name, 2),
  stages: stagesOf(stageFields),
})

export const createPipelineTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/pipeline-templates',
  summary: 'Keep stages for later vacancies; 409 over 30',
  params: inCompany,
  body: pipelineTemplateBody,
  answer: pipelineTemplate,
  status: 201,
})

export const deletePipelineTemplate = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/pipeline-templates/:template_id',
  summary: 'No longer keep them; vacancies that began with them stay as they are',
  params: inCompany.extend({ template_id: id }),
  status: 204,
})
