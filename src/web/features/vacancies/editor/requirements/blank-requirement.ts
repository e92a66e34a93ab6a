import type { Alternative, Requirement } from '#shared/matching/matching.ts'

/** The types that are added by hand; place and salary follow from the conditions. */
export const addable = [
  'SKILL',
  'ROLE_EXPERIENCE',
  'TOTAL_EXPERIENCE',
  'LANGUAGE',
  'EDUCATION',
  'CERTIFICATION',
  'ANY_OF',
  'SHIFT',
  'VEHICLE',
  'WORK_PERMIT',
  'AVAILABILITY',
  'OWN_WORDS',
  'CUSTOM',
] as const
export type AddableType = (typeof addable)[number]

const shared = (id: string) => ({ id, importance: 'IMPORTANTE' }) as const

/** A new row; what people must say themselves is empty, and the row is saved once it is whole. */
export function blankRequirement(type: AddableType, country: string, id: string = crypto.randomUUID()): Requirement {
  switch (type) {
    case 'SKILL':
      return { ...shared(id), type, value: { skill_id: null, name: '', min_level: null, min_years: null } }
    case 'ROLE_EXPERIENCE':
      return { ...shared(id), type, value: { role_id: null, role_family: null, name: '', min_years: 2 } }
    case 'TOTAL_EXPERIENCE':
      return { ...shared(id), type, value: { min_years: 2 } }
    case 'LANGUAGE':
      return { ...shared(id), type, value: { language: 'en', min_level: 'B2' } }
    case 'EDUCATION':
      return { ...shared(id), type, value: { min_level: 'GRADO', field: null, equivalent_years: null } }
    case 'CERTIFICATION':
      return { ...shared(id), type, value: { name: '' } }
    case 'WORK_PERMIT':
      return { ...shared(id), type, value: { country } }
    case 'AVAILABILITY':
      return { ...shared(id), type, value: { within: '1_MES' } }
    case 'ANY_OF':
      return { ...shared(id), type, value: { options: [blankOption('SKILL'), blankOption('SKILL')] } }
    case 'SHIFT':
      return { ...shared(id), type, value: { shifts: [] } }
    case 'VEHICLE':
      return { ...shared(id), type, value: { vehicle: 'COCHE' } }
    case 'OWN_WORDS':
      return { ...shared(id), type, value: { text: '' } }
    case 'CUSTOM':
      return { ...shared(id), type, value: { question: '' } }
  }
}

/** One more thing that would do. */
export function blankOption(type: Alternative['type']): Alternative {
  switch (type) {
    case 'SKILL':
      return { type, skill_id: null, name: '', min_level: null, min_years: null }
    case 'ROLE_EXPERIENCE':
      return { type, role_id: null, role_family: null, name: '', min_years: 2 }
    case 'LANGUAGE':
      return { type, language: 'en', min_level: 'B2' }
    case 'EDUCATION':
      return { type, min_level: 'GRADO', field: null, equivalent_years: null }
    case 'CERTIFICATION':
      return { type, name: '' }
    case 'OWN_WORDS':
      return { type, text: '' }
  }
}
