import { inYears } from '../core/numbers.ts'
import type { Alternative, Requirement, RequirementValue } from '../matching/matching.ts'
import { shiftWords, vehicleWords } from './hours.ts'
import { educationWords, skillLevelWords } from './levels/levels.ts'
import { countryName, languageName } from './names.ts'
import { modalityWords } from './work.ts'

/** A requirement as the vacancy's page, the editor and every match name it: «SQL, 3 años o más, nivel avanzado o más». */
export function requirementWords(requirement: Requirement): string {
  switch (requirement.type) {
    case 'SKILL':
      return skillWords(requirement.value)
    case 'ROLE_EXPERIENCE':
      return roleWords(requirement.value)
    case 'TOTAL_EXPERIENCE':
      return `Experiencia laboral, ${inYears(requirement.value.min_years)} o más`
    case 'LANGUAGE':
      return languageWords(requirement.value)
    case 'EDUCATION':
      return studiesWords(requirement.value)
    case 'CERTIFICATION':
      return certificationWords(requirement.value)
    case 'LOCATION':
      return locationWords(requirement.value)
    case 'WORK_PERMIT':
      return `Permiso de trabajo en ${countryName(requirement.value.country)}`
    case 'AVAILABILITY':
      return `Incorporación ${START[requirement.value.within]}`
    case 'SALARY_FIT':
      return 'Salario dentro de la banda'
    case 'SHIFT':
      return `Turnos: ${requirement.value.shifts.map((one) => shiftWords[one].toLowerCase()).join(', ')}`
    case 'VEHICLE':
      return `${vehicleWords[requirement.value.vehicle]}, vehículo propio`
    case 'OWN_WORDS':
      return requirement.value.text
    case 'CUSTOM':
      return requirement.value.question
    case 'ANY_OF':
      return anyOfWords(requirement.value.options)
  }
}

const START = { INMEDIATA: 'inmediata', '15_DIAS': 'en 15 días', '1_MES': 'en 1 mes' } as const

function skillWords({ name, min_years, min_level }: RequirementValue<'SKILL'>): string {
  const years = min_years ? `, ${inYears(min_years)} o más` : min_years === 0 ? ', con experiencia' : ''
  const level = min_level ? `, nivel ${skillLevelWords[min_level].toLowerCase()} o más` : ''
  return `${name}${years}${level}`
}

function languageWords({ language, min_level }: RequirementValue<'LANGUAGE'>): string {
  const name = languageName(language)
  const level = min_level === null ? '' : min_level === 'NATIVO' ? ', nivel nativo' : `, ${min_level} o más`
  return `${name.charAt(0).toLocaleUpperCase('es')}${name.slice(1)}${level}`
}

const AS = 'Experiencia como '
const yearsAsked = (min_years: number): string => (min_years > 0 ? `, ${inYears(min_years)} o más` : '')

const roleWords = ({ name, min_years }: RequirementValue<'ROLE_EXPERIENCE'>): string =>
  `${AS}${name}${yearsAsked(min_years)}`

function studiesWords(value: RequirementValue<'EDUCATION'>): string {
  const { min_level, field, equivalent_years } = value
  const level = value.any_level ? 'Estudios' : educationWords[min_level]
  const named = `${level}${field === null ? '' : ` en ${field}`}${value.akin ? ', o afín' : ''}`
  const begun = value.unfinished ? `${named}, también sin terminar` : named
  const studies = value.recognised ? `${begun}, con homologación si el título es extranjero` : begun
  if (equivalent_years === null) return studies
  // After what else is said of the studies, a bare «o» would read as one more of them.
  return `${studies}${studies.includes(',', level.length) ? '; o bien' : ' o'} ${inYears(equivalent_years)} de experiencia`
}

const certificationWords = ({ name, unfinished }: RequirementValue<'CERTIFICATION'>): string =>
  `Certificación: ${name}${unfinished ? ', también en trámite' : ''}`

/** «React, Vue o Angular, 2 años o más»: what all of them ask for is said once. */
function anyOfWords(options: readonly Alternative[]): string {
  const studies = options.filter(({ type }) => type === 'EDUCATION')
  const others = options.filter(({ type }) => type !== 'EDUCATION')
  // «Licenciatura en Periodismo o Letras, o Experiencia como Editora»: the level is said once.
  if (studies.length > 1 && others.length > 0) return `${listWords(studies)}, o ${listWords(others)}`
  return listWords(options)
}

function listWords(options: readonly Alternative[]): string {
  const said = options.map(alternativeWords)
  const [before, after] = sharedBy(options, said)
  const names = said.map((one) => one.slice(before.length, one.length - after.length))
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} o ${names.at(-1)}` : names.join('')
  return `${before}${list}${after}`
}

/** What stands before and after the names of them all: «Grado… en», «, 2 años o más». */
function sharedBy(options: readonly Alternative[], said: readonly string[]): [string, string] {
  const [first] = options
  const [words = ''] = said
  // «Experiencia como camarero o barista, 1 año o más»
  if (first?.type === 'ROLE_EXPERIENCE') {
    const same = (one: Alternative) => one.type === 'ROLE_EXPERIENCE' && one.min_years === first.min_years
    return options.every(same) ? [AS, yearsAsked(first.min_years)] : ['', '']
  }
  if (first?.type === 'EDUCATION' && first.field !== null) {
    const at = words.indexOf(first.field)
    const [before, after] = [words.slice(0, at), words.slice(at + first.field.length)]
    const same = (one: Alternative, i: number) =>
      one.type === 'EDUCATION' && one.field !== null && said[i] === `${before}${one.field}${after}`
    if (options.every(same)) return [before, after]
    // «Técnico superior en A o Grado en B, con homologación…»
    return options.every((one, i) => one.type === 'EDUCATION' && said[i]?.endsWith(after)) ? ['', after] : ['', '']
  }
  const at = words.indexOf(', ')
  const after = at < 0 ? '' : words.slice(at)
  const same = options.every(({ type }) => type === 'SKILL') && said.every((one) => one.endsWith(after))
  return ['', same ? after : '']
}

/** «Vue, 2 años o más» of «React o Vue, 2 años o más» */
function alternativeWords(option: Alternative): string {
  switch (option.type) {
    case 'SKILL':
      return skillWords(option)
    case 'ROLE_EXPERIENCE':
      return roleWords(option)
    case 'LANGUAGE':
      return languageWords(option)
    case 'EDUCATION':
      return studiesWords(option)
    case 'CERTIFICATION':
      return certificationWords(option)
    case 'OWN_WORDS':
      return option.text
  }
}

/** «Híbrido en Madrid, Toledo» */
export function locationWords({ modality, places }: RequirementValue<'LOCATION'>): string {
  const where = places.map(({ city, region, country }) => city ?? region ?? countryName(country)).join(', ')
  return where ? `${modalityWords[modality]} en ${where}` : modalityWords[modality]
}
