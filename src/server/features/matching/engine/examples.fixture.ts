import { roleIdOf, skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { type Importance, type Requirement, requirement } from '#shared/matching/matching.ts'
import { EMPTY_CV, type Wishing } from './people.fixture.ts'
import type { CvJob, CvSections } from './read/cv-sections.ts'

/** People and vacancies written by hand, to read what the engine says about them. */
interface WrittenExample {
  name: string
  cv: CvSections
  reading: Wishing
  requirements: Requirement[]
}

type Draft = readonly [Requirement['type'], Importance, Record<string, unknown>]

const job = (
  position: string,
  start: string,
  end: string | null,
  achievements: string[] = [],
  summary = '',
): CvJob => ({
  position,
  start,
  end,
  summary,
  achievements,
  skills: [],
})

const named = (name: string, years: number | null = null) => ({
  skill_id: null,
  name,
  level: null,
  years,
  last_used: null,
})

const exampleId = (example: number, index: number): string =>
  `00000000-0000-4000-8000-${String(example * 100 + index).padStart(12, '0')}`

function asked(example: number, drafts: readonly Draft[]): Requirement[] {
  return drafts.map(([type, importance, value], index) => {
    const name = String(value.name ?? '')
    const concept = type === 'SKILL' ? { skill_id: skillIdOf(name) } : { role_id: roleIdOf(name) }
    return requirement.parse({ id: exampleId(example, index), type, importance, value: { ...concept, ...value } })
  })
}

export const WRITTEN_EXAMPLES: readonly WrittenExample[] = [
  {
    name: 'desarrolladora con React y vacante de frontend',
    cv: {
      ...EMPTY_CV,
      summary: 'Me gusta el código claro y las interfaces accesibles.',
      experience: [
        job('Desarrolladora frontend', '2021-03', null, [
          'Rehice el área de clientes con React y TypeScript; el tiempo de carga bajó un 40 %.',
          'Escribo pruebas automáticas con Jest para cada componente.',
        ]),
        job('Programadora web junior', '2019-01', '2021-02', ['Maquetación de tiendas en HTML y CSS con WordPress.']),
      ],
      education: [
        {
          degree: 'Técnico Superior en Desarrollo de Aplicaciones Web',
          field: '',
          level: 'FP_SUPERIOR',
          in_progress: false,
          notes: '',
        },
      ],
      skills: ['React', 'TypeScript', 'CSS', 'Git', 'HTML'].map((name) => named(name)),
      languages: [{ language: 'es', overall: 'NATIVO' }],
    },
    reading: {
      home: { city: null, country: 'ES' },
      work: { modalities: ['REMOTO'], contracts: [], countries: ['ES'], relocate: null },
    },
    requirements: asked(1, [
      ['SKILL', 'EXCLUYENTE', { name: 'React', min_years: 3 }],
      ['SKILL', 'EXCLUYENTE', { name: 'TypeScript' }],
      ['SKILL', 'IMPORTANTE', { name: 'Vue.js' }],
      ['LANGUAGE', 'IMPORTANTE', { language: 'en', min_level: 'B2' }],
      ['LOCATION', 'DESEABLE', { modality: 'REMOTO', places: [{ country: 'ES' }] }],
      ['SKILL', 'DESEABLE', { name: 'Figma' }],
    ]),
  },
  {
    name: 'contable con A3 y vacante de contabilidad',
    cv: {
      ...EMPTY_CV,
      experience: [
        job('Auxiliar contable', '2016-05', '2019-08', ['Conciliaciones bancarias y registro de facturas en Excel.']),
        job('Contable', '2019-09', null, [
          'Cierre mensual y presentación del IVA.',
          'Contabilidad analítica de tres sociedades.',
        ]),
      ],
      education: [
        {
          degree: 'Grado en Administración y Dirección de Empresas',
          field: '',
          level: 'GRADO',
          in_progress: false,
          notes: '',
        },
      ],
      skills: ['Excel', 'Contabilidad', 'Facturación', 'SAP', 'Impuestos'].map((name) => named(name)),
      languages: [
        { language: 'es', overall: 'NATIVO' },
        { language: 'en', overall: 'B1' },
      ],
    },
    reading: { min_salary: { amount: 210_000, currency: 'EUR', period: 'MES' } },
    requirements: asked(2, [
      ['ROLE_EXPERIENCE', 'EXCLUYENTE', { name: 'contable', min_years: 5 }],
      ['SKILL', 'EXCLUYENTE', { name: 'SAP', min_years: 2 }],
      ['EDUCATION', 'IMPORTANTE', { min_level: 'GRADO', field: 'Administración' }],
      ['LANGUAGE', 'IMPORTANTE', { language: 'en', min_level: 'B2' }],
      ['SALARY_FIT', 'IMPORTANTE', { max: 3_200_000, currency: 'EUR', period: 'ANIO' }],
      ['SKILL', 'DESEABLE', { name: 'Power BI' }],
    ]),
  },
  {
    name: 'camarero y vacante de sala',
    cv: {
      ...EMPTY_CV,
      experience: [job('Camarero', '2023-06', '2024-09', ['Atención de terraza y manejo de la caja.'])],
      skills: [named('Atención al cliente')],
    },
    reading: { availability: 'INMEDIATA', work_permits: ['ES'] },
    requirements: asked(3, [
      ['ROLE_EXPERIENCE', 'EXCLUYENTE', { name: 'camarero', min_years: 2 }],
      ['SKILL', 'IMPORTANTE', { name: 'Coctelería' }],
      ['AVAILABILITY', 'IMPORTANTE', { within: '15_DIAS' }],
      ['WORK_PERMIT', 'EXCLUYENTE', { country: 'ES' }],
      ['CUSTOM', 'IMPORTANTE', { question: '¿Puedes trabajar los fines de semana?' }],
    ]),
  },
  {
    name: 'enfermera y vacante de urgencias',
    cv: {
      ...EMPTY_CV,
      experience: [
        job('Enfermera', '2012-01', '2015-12'),
        job('Enfermera de urgencias', '2014-01', null, ['Triaje y soporte vital avanzado.']),
      ],
      education: [{ degree: 'Grado en Enfermería', field: '', level: 'GRADO', in_progress: false, notes: '' }],
      skills: ['Triaje', 'Cuidados intensivos', 'Trabajo en equipo', 'Vacunación', 'Primeros auxilios'].map((name) =>
        named(name),
      ),
      certifications: [{ name: 'Soporte Vital Avanzado', expires: '2025-06' }],
    },
    reading: { answers: { [exampleId(4, 3)]: 'SI' } },
    requirements: asked(4, [
      ['EDUCATION', 'EXCLUYENTE', { min_level: 'GRADO', field: 'Enfermería' }],
      ['TOTAL_EXPERIENCE', 'EXCLUYENTE', { min_years: 10 }],
      ['CERTIFICATION', 'IMPORTANTE', { name: 'Soporte Vital Avanzado' }],
      ['CUSTOM', 'IMPORTANTE', { question: '¿Puedes hacer turnos de noche?' }],
      ['LANGUAGE', 'DESEABLE', { language: 'ca', min_level: 'B2' }],
    ]),
  },
  {
    name: 'mozo de almacén sin carné',
    cv: {
      ...EMPTY_CV,
      experience: [
        job('Mozo de almacén', '2022-02', '2025-01', ['Preparación de pedidos con pistola y carga de camiones.']),
      ],
      skills: ['Preparación de pedidos', 'Carga y descarga', 'Inventario', 'Trabajo en equipo', 'Embalaje'].map(
        (name) => named(name),
      ),
      languages: [{ language: 'es', overall: 'C1' }],
    },
    reading: {
      home: { city: 'Valladolid', country: 'ES' },
      work: { modalities: ['PRESENCIAL'], contracts: [], countries: [], relocate: null },
    },
    requirements: asked(5, [
      ['SKILL', 'EXCLUYENTE', { name: 'Carretilla elevadora' }],
      ['ROLE_EXPERIENCE', 'IMPORTANTE', { name: 'mozo de almacén', min_years: 1 }],
      ['LANGUAGE', 'IMPORTANTE', { language: 'es', min_level: 'B1' }],
      [
        'LOCATION',
        'IMPORTANTE',
        { modality: 'PRESENCIAL', places: [{ country: 'ES', region: 'Madrid', city: 'Coslada' }] },
      ],
    ]),
  },
]
