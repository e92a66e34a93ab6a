import { inYears } from '../core/numbers.ts'
import type { Requirement } from '../matching/matching.ts'
import { educationWords, skillLevelWords } from './levels.ts'
import { countryName, languageName } from './names.ts'
import { availabilityWords, modalityWords } from './work.ts'

/** A requirement as candidates read it: «SQL · nivel avanzado · 3 años». */
export function requirementWords(requirement: Requirement): string {
  switch (requirement.type) {
    case 'SKILL': {
      const { name, min_level, min_years } = requirement.value
      return [name, min_level && `nivel ${skillLevelWords[min_level].toLowerCase()}`, min_years && inYears(min_years)]
        .filter(Boolean)
        .join(' · ')
    }
    case 'ROLE_EXPERIENCE': {
      const { name, min_years } = requirement.value
      return min_years > 0 ? `${inYears(min_years)} de experiencia como ${name}` : `Experiencia como ${name}`
    }
    case 'TOTAL_EXPERIENCE':
      return `${inYears(requirement.value.min_years)} de experiencia en total`
    case 'LANGUAGE':
      return languageRequirement(requirement.value.language, requirement.value.min_level)
    case 'EDUCATION': {
      const { min_level, field, equivalent_years } = requirement.value
      const or = equivalent_years ? `, o ${inYears(equivalent_years)} de experiencia equivalente` : ''
      return `${educationWords[min_level]}${field ? ` en ${field}` : ''}${or}`
    }
    case 'CERTIFICATION':
      return requirement.value.name
    case 'LOCATION':
      return `Trabajo ${modalityWords[requirement.value.modality].toLowerCase()}`
    case 'WORK_PERMIT':
      return `Permiso de trabajo en ${countryName(requirement.value.country)}`
    case 'AVAILABILITY':
      return `Incorporación: ${availabilityWords[requirement.value.within].toLowerCase()}`
    case 'SALARY_FIT':
      return 'Expectativa salarial dentro de la banda'
    case 'CUSTOM':
      return requirement.value.question
  }
}

function languageRequirement(language: string, level: string): string {
  const word = languageName(language)
  const name = word.charAt(0).toLocaleUpperCase('es') + word.slice(1)
  return level === 'NATIVO' ? `${name} como lengua materna` : `${name} ${level}`
}
