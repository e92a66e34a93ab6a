import { describe, expect, it } from 'vitest'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { explainMatch } from '#server/features/matching/engine/match.ts'
import { candidateOf, vacancyOf } from '#server/features/matching/engine/people.fixture.ts'
import type { CvSections } from '#server/features/matching/engine/read/cv-sections.ts'
import { type Requirement, requirement } from '#shared/matching/matching.ts'
import { EVIDENCE_VALUE, NEAR_YEARS, WORK_RULE } from '#shared/matching/rule.ts'
import { ANSWER_VALUE } from '#shared/matching/score.ts'
import { WORTH } from '#web/parts/matching/rule/match-worth.ts'
import { exampleRequirements, matchRange } from '#web/site/landing/example-match.ts'

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const asked = (at: number, type: string, importance: string, value: object): Requirement =>
  requirement.parse({ id: idOf(at), type, importance, value })

const job = (position: string, start: string, ...achievements: string[]): CvSections['experience'][number] => ({
  position,
  start,
  end: null,
  summary: '',
  achievements,
  skills: [],
})

function worthOf(type: string, value: object, cv: Partial<CvSections>, answers = {}) {
  const match = explainMatch(vacancyOf([asked(1, type, 'IMPORTANTE', value)]), candidateOf(cv, { answers }))
  return match.items[0]?.value
}

const SQL = { skill_id: 'sql', name: 'SQL' }
const listed = (name: string, more: object = {}): Partial<CvSections> => ({
  skills: [{ skill_id: null, name, level: null, years: null, last_used: null, ...more }],
})

describe('what the page of the rule says a thing is worth', () => {
  it('is what the engine gives for it', () => {
    expect(worthOf('SKILL', SQL, listed('SQL'))).toBe(1)
    expect(worthOf('SKILL', { ...SQL, min_years: 3 }, listed('SQL', { years: 2 }))).toBeCloseTo(2 / 3)
    expect(worthOf('SKILL', { ...SQL, min_level: 'AVANZADO' }, listed('SQL'))).toBe(EVIDENCE_VALUE.not_said)
    expect(
      worthOf('LANGUAGE', { language: 'en', min_level: 'B2' }, { languages: [{ language: 'en', overall: null }] }),
    ).toBe(EVIDENCE_VALUE.not_said)
    expect(worthOf('SKILL', { skill_id: 'postgresql', name: 'PostgreSQL' }, listed('MySQL'))).toBe(
      EVIDENCE_VALUE.substitute,
    )
    expect(taxonomy().skillRelation('mysql', 'postgresql')).toBe(EVIDENCE_VALUE.substitute)
    const contable = { experience: [job('Contable', '2020-01')] }
    expect(worthOf('SKILL', { skill_id: 'bank-reconciliation', name: 'Conciliación bancaria' }, contable)).toBe(
      EVIDENCE_VALUE.usual,
    )
    const used = { experience: [job('Analista', '2020-01', 'Informes en SQL.')] }
    expect(worthOf('SKILL', { ...SQL, min_level: 'INTERMEDIO' }, used)).toBe(1)
    const storage = { skill_id: 'warehouse-management', name: 'Gestión de almacén' }
    expect(worthOf('SKILL', storage, listed('Transpaleta'))).toBe(EVIDENCE_VALUE.substitute)
    const parts = { summary: 'Transpaleta, preparación de pedidos y carga y descarga de camiones.' }
    expect(worthOf('SKILL', storage, parts)).toBe(1)
    expect(worthOf('SKILL', SQL, listed('SQL (curso sin terminar)'))).toBe(EVIDENCE_VALUE.lapsed)
    expect(worthOf('SKILL', SQL, {})).toBeNull()
  })

  it('holds for years in near work', () => {
    const years = { role_id: 'accountant', name: 'Contable', min_years: 2 }
    expect(worthOf('ROLE_EXPERIENCE', years, { experience: [job('Auxiliar contable', '2010-01')] })).toBe(NEAR_YEARS)
  })

  it('holds for answers', () => {
    for (const [answer, value] of Object.entries(ANSWER_VALUE))
      expect(worthOf('SKILL', SQL, {}, { [idOf(1)]: answer })).toBe(value)
    const question = { question: '¿Puedes viajar una vez al mes?' }
    const settled = ['SI', 'UN_POCO', 'NO'].map((answer) => worthOf('CUSTOM', question, {}, { [idOf(1)]: answer }))
    expect(settled).toEqual([1, 0.5, 0])
  })

  it('holds for the work itself: its least share of the whole', () => {
    const ten = Array.from({ length: 9 }, (_, at) => asked(at + 1, 'SKILL', 'EXCLUYENTE', { ...SQL }))
    const [work, ...others] = vacancyOf(ten, { title: 'Contable' }).fit
    const rest = others.reduce((sum, { weight }) => sum + weight, 0)
    expect((work?.weight ?? 0) / ((work?.weight ?? 0) + rest)).toBeCloseTo(WORK_RULE.least_share)
  })

  it('stands in the table of the page', () => {
    const said = Object.fromEntries(WORTH)
    expect(said['Está, sin decir el nivel o los años']).toMatch(/^50 %\. .* 1 año /)
    expect(said['Algo que lo sustituye, o una parte de ello']).toMatch(/^50 %\. Con 3 partes/)
    expect(said['No lo dices, pero es habitual en un puesto tuyo']).toBe('60 %')
    expect(said['Una línea de tu CV se parece por el sentido']).toBe('Entre el 50 % y el 80 %')
    expect(said['Caducado o sin terminar']).toBe('50 %')
    expect(said['Tu respuesta: «Sí», «Un poco» o «No»']).toMatch(/^70 %, 35 % o 0 %/)
  })
})

describe('the match that the landing shows', () => {
  const REQUIREMENTS = [
    asked(1, 'SKILL', 'EXCLUYENTE', { skill_id: 'postgresql', name: 'PostgreSQL' }),
    asked(2, 'LANGUAGE', 'IMPORTANTE', { language: 'en', min_level: 'B2' }),
    asked(3, 'ROLE_EXPERIENCE', 'IMPORTANTE', { role_id: 'backend-developer', name: 'backend', min_years: 3 }),
    asked(4, 'EDUCATION', 'DESEABLE', { min_level: 'GRADO', field: null }),
    asked(5, 'SKILL', 'DESEABLE', { skill_id: 'kubernetes', name: 'Kubernetes' }),
  ]
  const CV: Partial<CvSections> = {
    experience: [job('Desarrolladora backend', '2024-12', 'Diseñé el modelo de datos en PostgreSQL.')],
    languages: [{ language: 'en', overall: 'C1' }],
    education: [{ degree: 'Bachillerato', field: '', level: 'BACHILLERATO', in_progress: false, notes: '' }],
  }

  it('is what the engine says of such a CV, line by line and as a range', () => {
    const match = explainMatch(vacancyOf(REQUIREMENTS, { title: 'Desarrolladora backend' }), candidateOf(CV))
    const example = exampleRequirements(null)
    expect(match.items.map(({ verdict }) => verdict)).toEqual(example.map(({ verdict }) => verdict))
    expect(match.shown).toBe(matchRange(example).text)
  })
})
