import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { type Requirement, requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'

export const ID = '00000000-0000-4000-8000-000000000009'

export type Asked = [Requirement['type'], Record<string, unknown>]
export const skill = (name: string, more: object = {}): Asked => ['SKILL', { name, skill_id: skillIdOf(name), ...more }]
export const words = (text: string): Asked => ['OWN_WORDS', { text }]
export const paper = (name: string): Asked => ['CERTIFICATION', { name }]
export const speaks = (language: string, min_level: string | null = null): Asked => [
  'LANGUAGE',
  { language, min_level },
]
export const studies = (min_level: string, field: string | null = null): Asked => ['EDUCATION', { min_level, field }]
export const years = (name: string, min_years: number): Asked => ['ROLE_EXPERIENCE', { name, min_years }]

export const did = (position: string, ...achievements: string[]): Partial<CvSections> => ({
  experience: [{ position, start: '2020-01', end: null, summary: '', achievements, skills: [] }],
})
export const course = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'courses.0.name', text, is_paper: true }],
})
export const degree = (text: string, level: CvSections['education'][number]['level']): Partial<CvSections> => ({
  education: [{ degree: text, field: '', level, in_progress: false, notes: '' }],
})
export const listed = (name: string): Partial<CvSections> => ({
  skills: [{ skill_id: null, name, level: null, years: null, last_used: null }],
})
export const registered = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'registrations.0.body', text, is_paper: true }],
})
export const tongue = (language: string, overall: CvSections['languages'][number]['overall']): Partial<CvSections> => ({
  languages: [{ language, overall }],
})

export const unfinished = (text: string, level: CvSections['education'][number]['level']): Partial<CvSections> => ({
  education: [{ degree: text, field: '', level, in_progress: true, notes: '' }],
})
export const begun = (min_level: string, field: string): Asked => ['EDUCATION', { min_level, field, unfinished: true }]

export const akin = (min_level: string, field: string): Asked => ['EDUCATION', { min_level, field, akin: true }]
export const recognised = (field: string): Asked => ['EDUCATION', { min_level: 'GRADO', field, recognised: true }]
export const onTheWay = (name: string): Asked => ['CERTIFICATION', { name, unfinished: true }]

export function verdictOf([type, value]: Asked, cv: Partial<CvSections>): Verdict | undefined {
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  return explainMatch(vacancyOf([asked]), candidateOf(cv)).items[0]?.verdict
}
