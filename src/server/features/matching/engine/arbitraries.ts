import fc from 'fast-check'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { requirement as requirementSchema } from '#shared/matching/matching.ts'
import type { Wishing } from './people.fixture.ts'
import type { CvSections } from './read/cv-sections.ts'

/** A position in both genders, so that tests can swap them. */
const POSITIONS = [
  ['Desarrollador backend', 'Desarrolladora backend'],
  ['Camarero de sala', 'Camarera de sala'],
  ['Administrativo contable', 'Administrativa contable'],
  ['Enfermero', 'Enfermera'],
  ['Ingeniero de datos', 'Ingeniera de datos'],
  ['Director comercial', 'Directora comercial'],
  ['Técnico de mantenimiento', 'Técnica de mantenimiento'],
  ['Diseñador gráfico', 'Diseñadora gráfica'],
  ['Cocinero', 'Cocinera'],
  ['Profesor de inglés', 'Profesora de inglés'],
] as const
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'NATIVO'] as const
const STUDIES = ['SECUNDARIA', 'BACHILLERATO', 'FP_MEDIO', 'FP_SUPERIOR', 'GRADO', 'MASTER', 'DOCTORADO'] as const
const FIELDS = ['Derecho', 'Informática', 'Enfermería', 'Contabilidad y Finanzas'] as const
const COUNTRIES = ['ES', 'MX', 'CO', 'CL', 'AR', 'PE'] as const

const skills = taxonomy().skills.filter((_, i) => i % 25 === 0)
const aSkill = fc.constantFrom(...skills)
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })

const aMonth = fc
  .tuple(fc.integer({ min: 2005, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

/** `gender` says which form of each position and sentence is written. */
export const aCv = (gender: 0 | 1): fc.Arbitrary<CvSections> =>
  fc.record({
    headline: fc.constant(''),
    mentions: fc.constant([]),
    shifts: fc.constant([]),
    vehicles: fc.constant([]),
    summary: aSkill.map(
      ({ name_es }) => `Soy una persona ${gender ? 'organizada' : 'organizado'}; trabajo con ${name_es}.`,
    ),
    experience: fc.array(
      fc
        .record({
          position: fc.constantFrom(...POSITIONS).map((forms) => forms[gender]),
          start: aMonth,
          end: maybe(aMonth),
          summary: fc.constantFrom('', 'Equipo de seis personas.'),
          achievements: fc.array(
            aSkill.map(({ name_es }) => `Mejoré los resultados del equipo usando ${name_es} cada día.`),
            { maxLength: 3 },
          ),
          skills: fc.array(
            aSkill.map(({ id }) => id),
            { maxLength: 3 },
          ),
        })
        // No form and no import lets a job end before it began.
        .map((job) => (job.end !== null && job.end < job.start ? { ...job, start: job.end, end: job.start } : job)),
      { maxLength: 4 },
    ),
    education: fc.array(
      fc.record({
        degree: fc.constantFrom(...FIELDS).map((field) => `Estudios de ${field}`),
        field: fc.constantFrom('', ...FIELDS),
        level: fc.constantFrom(...STUDIES),
        in_progress: fc.boolean(),
        notes: fc.constant(''),
      }),
      { maxLength: 2 },
    ),
    skills: fc.array(
      fc.record({
        skill_id: fc.constant(null),
        name: aSkill.map(({ name_es }) => name_es),
        level: maybe(fc.constantFrom('BASICO', 'INTERMEDIO', 'AVANZADO', 'EXPERTO')),
        years: maybe(fc.integer({ min: 0, max: 20 })),
        last_used: maybe(fc.integer({ min: 2015, max: 2026 })),
      }),
      { maxLength: 8 },
    ),
    languages: fc.array(
      fc.record({ language: fc.constantFrom('es', 'en', 'fr'), overall: fc.constantFrom(...LEVELS) }),
      { maxLength: 3 },
    ),
    certifications: fc.array(
      fc.record({ name: fc.constantFrom('PMP', 'Carné de conducir B'), expires: maybe(aMonth) }),
      {
        maxLength: 2,
      },
    ),
    projects: fc.constant([]),
  })

export const aReading: fc.Arbitrary<Wishing> = fc.record({
  as_of: fc.constant('2026-11'),
  full_name: fc.constant('Alex Prado'),
  home: fc.record({ city: maybe(fc.constantFrom('Madrid', 'Lima')), country: maybe(fc.constantFrom(...COUNTRIES)) }),
  work: fc.record({
    modalities: fc.uniqueArray(fc.constantFrom('REMOTO', 'HIBRIDO', 'PRESENCIAL'), { maxLength: 3 }),
    contracts: fc.constant([]),
    countries: fc.array(fc.constantFrom(...COUNTRIES), { maxLength: 2 }),
    relocate: fc.boolean(),
  }),
  work_permits: fc.array(fc.constantFrom(...COUNTRIES), { maxLength: 2 }),
  availability: maybe(fc.constantFrom('INMEDIATA', '15_DIAS', '1_MES', 'A_CONVENIR')),
  min_salary: maybe(
    fc.record({
      amount: fc.integer({ min: 1000, max: 9000 }),
      currency: fc.constant('EUR'),
      period: fc.constant('MES'),
    }),
  ),
  answers: fc.constant({}),
})

const roles = taxonomy().roles
const roleNamed = (name: string) => roles.find((role) => role.name_es === name || role.aliases.includes(name))

const aRequirementBody = fc.oneof(
  fc.record({
    type: fc.constant('SKILL'),
    value: fc
      .tuple(aSkill, maybe(fc.integer({ min: 1, max: 8 })), maybe(fc.constantFrom('INTERMEDIO', 'EXPERTO')))
      .map(([{ id, name_es }, min_years, min_level]) => ({ skill_id: id, name: name_es, min_years, min_level })),
  }),
  fc.record({
    type: fc.constant('ROLE_EXPERIENCE'),
    value: fc.constantFrom('camarero', 'enfermero', 'cocinero', 'ingeniero de datos', 'soldador').chain((name) =>
      fc.record({
        role_id: fc.constant(roleNamed(name)?.id ?? null),
        name: fc.constant(name),
        min_years: fc.nat({ max: 6 }),
      }),
    ),
  }),
  fc.record({ type: fc.constant('TOTAL_EXPERIENCE'), value: fc.record({ min_years: fc.nat({ max: 12 }) }) }),
  fc.record({
    type: fc.constant('LANGUAGE'),
    value: fc.record({ language: fc.constantFrom('es', 'en', 'de'), min_level: fc.constantFrom(...LEVELS) }),
  }),
  fc.record({
    type: fc.constant('EDUCATION'),
    value: fc.record({
      min_level: fc.constantFrom(...STUDIES),
      field: maybe(fc.constantFrom(...FIELDS)),
      equivalent_years: maybe(fc.integer({ min: 2, max: 10 })),
    }),
  }),
  fc.record({
    type: fc.constant('CERTIFICATION'),
    value: fc.record({ name: fc.constantFrom('PMP', 'carné de conducir') }),
  }),
  fc.record({
    type: fc.constant('LOCATION'),
    value: fc.record({
      modality: fc.constantFrom('REMOTO', 'HIBRIDO', 'PRESENCIAL'),
      places: fc.array(fc.record({ country: fc.constantFrom(...COUNTRIES) }), { maxLength: 2 }),
    }),
  }),
  fc.record({ type: fc.constant('WORK_PERMIT'), value: fc.record({ country: fc.constantFrom(...COUNTRIES) }) }),
  fc.record({
    type: fc.constant('AVAILABILITY'),
    value: fc.record({ within: fc.constantFrom('INMEDIATA', '15_DIAS', '1_MES') }),
  }),
  fc.record({
    type: fc.constant('SALARY_FIT'),
    value: fc.record({
      max: fc.integer({ min: 1000, max: 9000 }),
      currency: fc.constant('EUR'),
      period: fc.constant('MES'),
    }),
  }),
  fc.record({
    type: fc.constant('CUSTOM'),
    value: fc.constant({ question: '¿Puedes trabajar algunos fines de semana?' }),
  }),
)

export const someRequirements: fc.Arbitrary<Requirement[]> = fc
  .array(
    fc.record({
      id: fc.uuid(),
      importance: fc.constantFrom('EXCLUYENTE', 'IMPORTANTE', 'DESEABLE'),
      body: aRequirementBody,
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((list) => list.map(({ id, importance, body }) => requirementSchema.parse({ id, importance, ...body })))
