import { countryWord, languageWord } from '#shared/cvs/cv-words.ts'
import { EDUCATION_LEVEL_TEXT, type Requirement, SKILL_LEVEL_TEXT } from '#shared/matching/matching.ts'
import { MODALITY_TEXT } from '#shared/vacancies/vacancy-words.ts'
import { plural } from '#web/lib/format.ts'

export const availabilityWords = {
  INMEDIATA: 'De inmediato',
  '15_DIAS': 'En 15 días',
  '1_MES': 'En un mes',
} as const

const years = (count: number) => plural(count, 'año', 'años')

/** A requirement as candidates read it: «SQL · nivel avanzado · 3 años». */
export function requirementWords(requirement: Requirement): string {
  switch (requirement.type) {
    case 'SKILL': {
      const { name, min_level, min_years } = requirement.value
      return [name, min_level && `nivel ${SKILL_LEVEL_TEXT[min_level]}`, min_years && years(min_years)]
        .filter(Boolean)
        .join(' · ')
    }
    case 'ROLE_EXPERIENCE': {
      const { name, min_years } = requirement.value
      return min_years > 0 ? `${years(min_years)} de experiencia como ${name}` : `Experiencia como ${name}`
    }
    case 'TOTAL_EXPERIENCE':
      return `${years(requirement.value.min_years)} de experiencia en total`
    case 'LANGUAGE':
      return languageRequirement(requirement.value.language, requirement.value.min_level)
    case 'EDUCATION': {
      const { min_level, field, equivalent_years } = requirement.value
      const or = equivalent_years ? `, o ${years(equivalent_years)} de experiencia equivalente` : ''
      return `${EDUCATION_LEVEL_TEXT[min_level]}${field ? ` en ${field}` : ''}${or}`
    }
    case 'CERTIFICATION':
      return requirement.value.name
    case 'LOCATION':
      return `Trabajo ${MODALITY_TEXT[requirement.value.modality].toLowerCase()}`
    case 'WORK_PERMIT':
      return `Permiso de trabajo en ${countryWord(requirement.value.country)}`
    case 'AVAILABILITY':
      return `Incorporación: ${availabilityWords[requirement.value.within].toLowerCase()}`
    case 'SALARY_FIT':
      return 'Expectativa salarial dentro de la banda'
    case 'CUSTOM':
      return requirement.value.question
  }
}

function languageRequirement(language: string, level: string): string {
  const word = languageWord(language)
  const name = word.charAt(0).toLocaleUpperCase('es') + word.slice(1)
  return level === 'NATIVO' ? `${name} como lengua materna` : `${name} ${level}`
}
