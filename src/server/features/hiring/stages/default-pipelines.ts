import { type PipelineTemplate, STAGES_MAX, type StageKind } from '#shared/hiring/stages.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'

export type NewStage = PipelineTemplate['stages'][number]

const stage = (name: string, kind: StageKind, expected_days: number, candidate_label = name): NewStage => ({
  name,
  candidate_label,
  kind,
  expected_days,
  is_blind: false,
})

const NEW = stage('Nuevas', 'NEW', 3, 'Postulación recibida')
const OFFER = stage('Oferta', 'OFFER', 5)
const HIRED = stage('Contratada', 'HIRED', 0, 'Contratación')
const SCREENING = stage('Preselección', 'SCREENING', 5, 'Revisión del perfil')

export const DEFAULT_PIPELINE: readonly NewStage[] = [
  NEW,
  SCREENING,
  stage('Entrevista', 'INTERVIEW', 7),
  stage('Prueba', 'TEST', 7),
  stage('Entrevista final', 'INTERVIEW', 7),
  OFFER,
  HIRED,
]

/** Ours: what every company can begin with. */
export const OUR_TEMPLATES: readonly (PipelineTemplate & { code: string })[] = [
  { id: null, code: 'GENERAL', name: 'General', stages: [...DEFAULT_PIPELINE] },
  {
    id: null,
    code: 'TECNOLOGIA',
    name: 'Tecnología',
    stages: [
      NEW,
      SCREENING,
      stage('Entrevista inicial', 'INTERVIEW', 5),
      stage('Prueba técnica', 'TEST', 7),
      stage('Entrevista técnica', 'INTERVIEW', 7),
      stage('Entrevista con el equipo', 'INTERVIEW', 5),
      OFFER,
      HIRED,
    ],
  },
  {
    id: null,
    code: 'RAPIDO',
    name: 'Rápido (3 pasos)',
    stages: [NEW, stage('Entrevista', 'INTERVIEW', 5), HIRED],
  },
  {
    id: null,
    code: 'COMERCIAL',
    name: 'Comercial',
    stages: [
      NEW,
      SCREENING,
      stage('Entrevista telefónica', 'INTERVIEW', 3),
      stage('Caso práctico', 'TEST', 5),
      stage('Entrevista final', 'INTERVIEW', 5),
      OFFER,
      HIRED,
    ],
  },
  {
    id: null,
    code: 'DIRECCION',
    name: 'Dirección',
    stages: [
      NEW,
      SCREENING,
      stage('Entrevista con personas', 'INTERVIEW', 7),
      stage('Entrevista con dirección', 'INTERVIEW', 10),
      stage('Caso', 'TEST', 10),
      stage('Referencias', 'REFERENCES', 7),
      OFFER,
      HIRED,
    ],
  },
]

const KINDS: readonly [RegExp, StageKind][] = [
  [/entrevista|llamada|conversaci|reuni/i, 'INTERVIEW'],
  [/prueba|test|caso|ejercicio|reto/i, 'TEST'],
  [/referenc/i, 'REFERENCES'],
  [/oferta/i, 'OFFER'],
]
const kindOf = (name: string): StageKind => KINDS.find(([words]) => words.test(name))?.[1] ?? 'SCREENING'

const ENDS = 3

/** The first pipeline of a vacancy: the steps that its ad already promises, or the default. */
export function firstPipeline({ steps }: Pick<VacancyDocument, 'steps'>): readonly NewStage[] {
  const named = steps.filter(({ name }) => name.length >= 2).slice(0, STAGES_MAX - ENDS)
  if (named.length === 0) return DEFAULT_PIPELINE
  const inner = named.map(({ name, expected_days }) => stage(name, kindOf(name), expected_days))
  const hasOffer = inner.some(({ kind }) => kind === 'OFFER')
  return [NEW, ...inner, ...(hasOffer ? [] : [OFFER]), HIRED]
}
