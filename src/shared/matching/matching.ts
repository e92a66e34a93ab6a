import { z } from 'zod'
import { jobPreferences, modality, salaryPeriod, workShift } from '../accounts/users.ts'
import { countryCode, id, line, optionalLine } from '../core/fields.ts'
import { PLACE_MAX, SKILL_NAME_MAX, YEARS_MAX } from '../core/limits.ts'

export const importance = z.enum(['EXCLUYENTE', 'IMPORTANTE', 'DESEABLE'])
export type Importance = z.infer<typeof importance>

export const skillLevel = z.enum(['BASICO', 'INTERMEDIO', 'AVANZADO', 'EXPERTO'])
export type SkillLevel = z.infer<typeof skillLevel>

export const languageLevel = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'NATIVO'])
export type LanguageLevel = z.infer<typeof languageLevel>

export const educationLevel = z.enum([
  'SIN_ESTUDIOS',
  'PRIMARIA',
  'SECUNDARIA',
  'FP_BASICA',
  'BACHILLERATO',
  'FP_MEDIO',
  'FP_SUPERIOR',
  'GRADO',
  'MASTER',
  'DOCTORADO',
])
export type EducationLevel = z.infer<typeof educationLevel>

export const vehicle = z.enum(['COCHE', 'MOTO', 'FURGONETA', 'CAMION', 'BICICLETA'])
export type Vehicle = z.infer<typeof vehicle>

/** ISO 639, and Valencian by its own name, as people and ads call it. */
export const languageCode = z.string().regex(/^([a-z]{2,3}|ca-valencia)$/, 'Elige un idioma de la lista.')

/** A place to work in; a missing region or city means anywhere in the country or region. */
export const workPlace = z.object({
  country: countryCode,
  region: optionalLine(PLACE_MAX).default(null),
  city: optionalLine(PLACE_MAX).default(null),
})
export type WorkPlace = z.infer<typeof workPlace>

const years = z
  .number()
  .min(0, 'Escribe los años con un número.')
  .max(YEARS_MAX, `Escribe como máximo ${YEARS_MAX} años.`)
const concept_id = z.string().max(80).nullable().default(null)

/** How long the words of a requirement may be. */
export const REQUIREMENT_LENGTHS = { role: 100, field: 120, certification: 120, own_words: 200, question: 200 } as const
/** Of which any will do. */
export const OPTIONS = { min: 2, max: 6 } as const

/** What each type of requirement asks for; a concept without id matches only the literal name. */
const simpleValues = {
  SKILL: z.object({
    skill_id: concept_id,
    name: line(SKILL_NAME_MAX, 1),
    min_level: skillLevel.nullable().default(null),
    min_years: years.nullable().default(null),
  }),
  ROLE_EXPERIENCE: z.object({
    role_id: concept_id,
    role_family: concept_id,
    name: line(REQUIREMENT_LENGTHS.role, 1),
    min_years: years.default(0),
  }),
  TOTAL_EXPERIENCE: z.object({ min_years: years }),
  LANGUAGE: z.object({
    language: languageCode,
    /** Null where an ad asks for the language without saying how much of it. */
    min_level: languageLevel.nullable().default(null),
  }),
  EDUCATION: z.object({
    min_level: educationLevel,
    field: optionalLine(REQUIREMENT_LENGTHS.field).default(null),
    equivalent_years: years.nullable().default(null),
    /** «Trunca o concluida», «estudiante o titulada»: who began them has enough. */
    unfinished: z.boolean().optional(),
    /** «O afines»: who studied something near is not ruled out. */
    akin: z.boolean().optional(),
    /** «Solo con homologación resuelta»: foreign studies count once they are recognised. */
    recognised: z.boolean().optional(),
    /** «Estudios de Sistemas»: no level is said, so it is not called one; `min_level` is the lowest that counts. */
    any_level: z.boolean().optional(),
  }),
  CERTIFICATION: z.object({
    name: line(REQUIREMENT_LENGTHS.certification, 2),
    /** «O en trámite»: who has passed and waits for it has enough. */
    unfinished: z.boolean().optional(),
  }),
  LOCATION: z.object({ modality, places: z.array(workPlace).max(20).default([]) }),
  WORK_PERMIT: z.object({ country: countryCode }),
  AVAILABILITY: z.object({ within: z.enum(['INMEDIATA', '15_DIAS', '1_MES']) }),
  SALARY_FIT: z.object({
    max: z.int().positive(),
    currency: z.string().length(3),
    period: salaryPeriod,
    payments_per_year: z.int().min(12).max(16).default(12),
  }),
  SHIFT: z.object({ shifts: z.array(workShift).min(1, 'Elige al menos un turno.').max(workShift.options.length) }),
  VEHICLE: z.object({ vehicle }),
  /** What no concept names, in the words of the ad: the nearest lines of a CV answer it. */
  OWN_WORDS: z.object({ text: line(REQUIREMENT_LENGTHS.own_words, 3) }),
  CUSTOM: z.object({ question: line(REQUIREMENT_LENGTHS.question, 10) }),
} as const

/** «O afines» says nothing where no studies are named. */
const akinToSomething = <V extends z.infer<typeof simpleValues.EDUCATION>>(value: V): V =>
  value.akin && value.field === null ? { ...value, akin: false } : value

/** One of the things of which any will do. */
export const alternative = z.discriminatedUnion('type', [
  simpleValues.SKILL.extend({ type: z.literal('SKILL') }),
  simpleValues.ROLE_EXPERIENCE.extend({ type: z.literal('ROLE_EXPERIENCE') }),
  simpleValues.LANGUAGE.extend({ type: z.literal('LANGUAGE') }),
  simpleValues.EDUCATION.extend({ type: z.literal('EDUCATION') }).overwrite(akinToSomething),
  simpleValues.CERTIFICATION.extend({ type: z.literal('CERTIFICATION') }),
  simpleValues.OWN_WORDS.extend({ type: z.literal('OWN_WORDS') }),
])
export type Alternative = z.infer<typeof alternative>

export const requirementValues = {
  ...simpleValues,
  EDUCATION: simpleValues.EDUCATION.overwrite(akinToSomething),
  /** «A o B»: whoever has one of them meets it. */
  ANY_OF: z.object({
    options: z
      .array(alternative)
      .min(OPTIONS.min, 'Añade al menos dos opciones.')
      .max(OPTIONS.max, `Añade hasta ${OPTIONS.max} opciones.`),
  }),
} as const

export type RequirementType = keyof typeof requirementValues
export type RequirementValue<T extends RequirementType> = z.infer<(typeof requirementValues)[T]>

const requirementTypes = [
  'SKILL',
  'ROLE_EXPERIENCE',
  'TOTAL_EXPERIENCE',
  'LANGUAGE',
  'EDUCATION',
  'CERTIFICATION',
  'LOCATION',
  'WORK_PERMIT',
  'AVAILABILITY',
  'SALARY_FIT',
  'SHIFT',
  'VEHICLE',
  'OWN_WORDS',
  'CUSTOM',
  'ANY_OF',
] as const satisfies readonly RequirementType[]

const shared_fields = { id, importance }
const requirementOf = <T extends RequirementType>(type: T) =>
  z.object({ ...shared_fields, type: z.literal(type), value: requirementValues[type] })

export const requirement = z.discriminatedUnion('type', [
  requirementOf('SKILL'),
  requirementOf('ROLE_EXPERIENCE'),
  requirementOf('TOTAL_EXPERIENCE'),
  requirementOf('LANGUAGE'),
  requirementOf('EDUCATION'),
  requirementOf('CERTIFICATION'),
  requirementOf('LOCATION'),
  requirementOf('WORK_PERMIT'),
  requirementOf('AVAILABILITY'),
  requirementOf('SALARY_FIT'),
  requirementOf('SHIFT'),
  requirementOf('VEHICLE'),
  requirementOf('OWN_WORDS'),
  requirementOf('CUSTOM'),
  requirementOf('ANY_OF'),
])
export type Requirement = z.infer<typeof requirement>

export const availability = jobPreferences.shape.availability.unwrap().unwrap()
export type Availability = z.infer<typeof availability>

export const verdict = z.enum(['CUMPLE', 'PARCIAL', 'NO_CUMPLE', 'SIN_DATOS'])
export type Verdict = z.infer<typeof verdict>

export const declaredAnswer = z.enum(['SI', 'UN_POCO', 'NO'])
export type DeclaredAnswer = z.infer<typeof declaredAnswer>

export const matchLabel = z.enum(['ALTO', 'MEDIO', 'BAJO'])
export type MatchLabel = z.infer<typeof matchLabel>

export const NOT_ENOUGH_DATA = 'Faltan datos para estimar tu encaje'
export const QUOTE_MAX = 300

/** `low`, `high` and `certainty` are whole percentages; `label` is null while certainty is under 50, `shown` only while it is 0. */
export const matchScore = z.object({
  engine_version: z.string(),
  low: z.int(),
  high: z.int(),
  certainty: z.int(),
  label: matchLabel.nullable(),
  shown: z.string().nullable(),
  missed_must: z.int(),
})
export type MatchScore = z.infer<typeof matchScore>

/** A line of a match that no requirement of the vacancy stands for: its own work, and conditions that its data say. */
export const OWN_LINES = {
  OCCUPATION: '00000000-0000-4000-a000-000000000001',
  LOCATION: '00000000-0000-4000-a000-000000000002',
  CONTRACT: '00000000-0000-4000-a000-000000000003',
  SALARY_FIT: '00000000-0000-4000-a000-000000000004',
  SHIFT: '00000000-0000-4000-a000-000000000005',
  WORKING_DAY: '00000000-0000-4000-a000-000000000006',
} as const

export const lineType = z.enum(['OCCUPATION', 'CONTRACT', 'WORKING_DAY', ...requirementTypes])
export type LineType = z.infer<typeof lineType>

/** A person of the company may see it otherwise; it stands beside the engine's verdict, which stays as it is. */
const verdictOverride = z.object({
  verdict: verdict.exclude(['SIN_DATOS']),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})

const matchLine = z.object({
  /** Of the vacancy, or one of `OWN_LINES`. */
  requirement_id: id,
  type: lineType,
  title: z.string(),
  verdict,
  evidence: z.array(z.object({ cv_path: z.string(), quote: z.string().max(QUOTE_MAX) })),
  declared: declaredAnswer.nullable(),
  sentence: z.string(),
  seen: z.array(z.string()),
  /** Asked where nothing is known, or to somebody in an interview; matches of older engines have none. */
  question: z.string().default(''),
})

const matchItem = matchLine.extend({
  importance,
  value: z.number().nullable(),
  /** CV: it stands there. USUAL: the person's roles usually bring it along. NEAR: only the encoder finds it near. */
  basis: z.enum(['CV', 'USUAL', 'NEAR', 'ANSWER']).nullable(),
  override: verdictOverride.nullable(),
})
export type MatchItem = z.infer<typeof matchItem>

/** Place, modality, contract, permit, salary, availability and shift: apart from the fit, with a mark of their own. */
const matchCondition = matchLine
export type MatchCondition = z.infer<typeof matchCondition>

/** What the person can do, and where: a section of the CV, and in it the very field; ANSWER: in the line itself. */
const nextStep = z.object({
  text: z.string(),
  place: z.enum([
    'basics',
    'experience',
    'education',
    'skills',
    'languages',
    'certifications',
    'circumstances',
    'PREFERENCES',
    'ANSWER',
  ]),
  cv_path: z.string().nullable(),
})
export type NextStep = z.infer<typeof nextStep>

const matchQuestion = z.object({ requirement_id: id, text: z.string(), gain: z.int() })
export type MatchQuestion = z.infer<typeof matchQuestion>

/** The first of `items` is the vacancy's own work; the first of `questions` is the one whose answer can move the range most. */
export const matchResult = matchScore.extend({
  items: z.array(matchItem),
  conditions: z.array(matchCondition),
  /** One of the conditions is not met: «Fuera de tus condiciones». */
  outside: z.boolean(),
  missed_requirement_ids: z.array(id),
  questions: z.array(matchQuestion),
  /** What no CV can show and nobody loses by: asked in the interview. */
  interview: z.array(z.object({ title: z.string(), question: z.string() })),
  summary: z.string(),
  /** Matches of older engines have none. */
  next_steps: z.array(nextStep).default([]),
})
export type MatchResult = z.infer<typeof matchResult>
