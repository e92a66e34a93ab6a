import { inYears } from '../core/numbers.ts'
import type { Requirement, RequirementValue } from '../matching/matching.ts'
import { educationWords, skillLevelWords } from './levels.ts'
import { countryName, languageName } from './names.ts'
import { modalityWords } from './work.ts'

/** A requirement as the vacancy's page, the editor and every match name it: «SQL, 3 años o más, nivel avanzado o más». */
export function requirementWords(requirement: Requirement): string {
  switch (requirement.type) {
    case 'SKILL':
      return skillWords(requirement.value)
    case 'ROLE_EXPERIENCE': {
      const { name, min_years } = requirement.value
      return min_years > 0 ? `Experiencia como ${name}, ${inYears(min_years)} o más` : `Experiencia como ${name}`
    }
    case 'TOTAL_EXPERIENCE':
      return `Experiencia laboral, ${inYears(requirement.value.min_years)} o más`
    case 'LANGUAGE':
      return languageWords(requirement.value)
    case 'EDUCATION': {
      const { equivalent_years } = requirement.value
      const studies = educationLevelWords(requirement.value)
      return equivalent_years === null ? studies : `${studies} o ${inYears(equivalent_years)} de experiencia`
    }
    case 'CERTIFICATION':
      return `Certificación: ${requirement.value.name}`
    case 'LOCATION':
      return locationWords(requirement.value)
    case 'WORK_PERMIT':
      return `Permiso de trabajo en ${countryName(requirement.value.country)}`
    case 'AVAILABILITY':
      return `Incorporación ${START[requirement.value.within]}`
    case 'SALARY_FIT':
      return 'Salario dentro de la banda'
    case 'CUSTOM':
      return requirement.value.question
  }
}

const START = { INMEDIATA: 'inmediata', '15_DIAS': 'en 15 días', '1_MES': 'en 1 mes' } as const

function skillWords({ name, min_years, min_level }: RequirementValue<'SKILL'>): string {
  const years = min_years ? `, ${inYears(min_years)} o más` : ''
  const level = min_level ? `, nivel ${skillLevelWords[min_level].toLowerCase()} o más` : ''
  return `${name}${years}${level}`
}

function languageWords({ language, min_level }: RequirementValue<'LANGUAGE'>): string {
  const name = languageName(language)
  const level = min_level === 'NATIVO' ? 'nivel nativo' : `${min_level} o más`
  return `${name.charAt(0).toLocaleUpperCase('es')}${name.slice(1)}, ${level}`
}

function educationLevelWords({ min_level, field }: RequirementValue<'EDUCATION'>): string {
  return `${educationWords[min_level]}${field === null ? '' : ` en ${field}`}`
}

/** «Híbrido en Madrid, Toledo» */
export function locationWords({ modality, places }: RequirementValue<'LOCATION'>): string {
  const where = places.map(({ city, region, country }) => city ?? region ?? countryName(country)).join(', ')
  return where ? `${modalityWords[modality]} en ${where}` : modalityWords[modality]
}
