import { REQUIRED } from '../core/fields.ts'
import { VACANCY_TITLE_MAX } from '../core/limits.ts'
import type { Requirement } from '../matching/matching.ts'
import { isTooWide } from './lint/rules/salary.ts'
import { plainText, type SalaryBand, type ScreeningQuestion, type VacancyDocument } from './vacancy-document.ts'

/** Field path (dot separated, from the document) → what publishing still needs there. Problems never stop a save. */
type VacancyProblems = Record<string, string>

type Found = [path: string, message: string | null]

const CHOOSE = 'Elige una opción.'
/** How long a description may be, in characters that people read. */
export const DESCRIPTION = { min: 400, max: 8_000 } as const
const QUESTION_MIN = 10
const TITLE_MIN = 5
const TITLE_RULE = `El título debe tener entre ${TITLE_MIN} y ${VACANCY_TITLE_MAX} caracteres.`

/** What a vacancy needs before anybody reads it; the lint says the rest. */
export function publishProblems(document: VacancyDocument): VacancyProblems {
  const found: Found[] = [
    ['title', isBetween(document.title, TITLE_MIN, VACANCY_TITLE_MAX) ? null : TITLE_RULE],
    ['role_family', document.role_family === '' ? 'Elige el área del puesto.' : null],
    ['seniority', chosen(document.seniority)],
    ['modality', chosen(document.modality)],
    ['locations', needsPlace(document) ? 'Añade al menos un lugar de trabajo.' : null],
    ['office_days', officeDays(document)],
    ['contract', chosen(document.contract)],
    ['working_day', chosen(document.working_day)],
    ...inSalary(document.salary),
    ['description', inDescription(document.description)],
    ...document.responsibilities.map((duty, i): Found => [`responsibilities.${i}`, duty === '' ? REQUIRED : null]),
    ...document.requirements.map((one, i): Found => [`requirements.${i}`, isQuestion(one) ? QUESTION_AS_NAME : null]),
    ...doubledRequirements(document.requirements),
    ...document.questions.flatMap((question, i) => inQuestion(question, `questions.${i}`)),
    ...document.steps.map((step, i): Found => [`steps.${i}.name`, step.name === '' ? REQUIRED : null]),
    ['reply_days', document.reply_days === null ? 'Di en cuántos días responderás, entre 1 y 30.' : null],
  ]
  return Object.fromEntries(found.flatMap(([path, message]) => (message ? [[path, message]] : [])))
}

/** Somebody always answers for a vacancy. */
export function teamProblem(team: readonly { role: 'LEAD' | 'MEMBER' }[]): string | null {
  if (team.some(({ role }) => role === 'LEAD')) return null
  return team.length === 0
    ? 'Añade a la persona responsable de esta vacante.'
    : 'Elige a una persona como «Responsable».'
}

const chosen = (value: string | null): string | null => (value === null ? CHOOSE : null)
const isBetween = (text: string, min: number, max: number): boolean => text.length >= min && text.length <= max

const needsPlace = ({ modality, locations }: VacancyDocument): boolean =>
  modality !== 'REMOTO' && locations.length === 0

function officeDays({ modality, office_days }: VacancyDocument): string | null {
  return modality === 'HIBRIDO' && office_days === 0 ? 'Con 0 días de oficina, la modalidad es remota.' : null
}

/** One problem at a time: a band needs both ends before its width says anything. */
function inSalary(salary: SalaryBand): Found[] {
  const { min, max } = salary
  if (!min || !max) {
    return [
      ['salary.min', min ? null : 'Indica el salario mínimo.'],
      ['salary.max', max ? null : 'Indica el salario máximo.'],
    ]
  }
  if (max < min) return [['salary.max', 'El máximo no puede ser menor que el mínimo.']]
  const wide = 'El máximo no puede superar en más de un 50 % al mínimo. Si buscas dos niveles, crea dos vacantes.'
  return [['salary.max', isTooWide(salary) ? wide : null]]
}

function inDescription(description: string): string | null {
  const { length } = plainText(description)
  if (length < DESCRIPTION.min) return `Cuenta un poco más: mínimo ${DESCRIPTION.min} caracteres.`
  return length > DESCRIPTION.max ? 'Resume un poco: como máximo 8.000 caracteres.' : null
}

const QUESTION_AS_NAME = 'Un requisito no es una pregunta: escríbela en «Preguntas» o di qué hace falta.'

/** Letters and lists put the name of a requirement in the middle of a sentence. */
function isQuestion(requirement: Requirement): boolean {
  if (requirement.type === 'OWN_WORDS') return /[¿?]/.test(requirement.value.text)
  return 'name' in requirement.value && /[¿?]/.test(requirement.value.name)
}

function doubledRequirements(requirements: readonly Requirement[]): Found[] {
  const seen = new Set<string>()
  return requirements.map((requirement, i): Found => {
    const name = JSON.stringify([requirement.type, nameOf(requirement)])
    const doubled = seen.has(name)
    seen.add(name)
    return [`requirements.${i}`, doubled ? 'Este requisito ya está en la lista.' : null]
  })
}

function nameOf(requirement: Requirement): unknown {
  if (requirement.type === 'SKILL') return requirement.value.skill_id ?? requirement.value.name.toLowerCase()
  if (requirement.type === 'LANGUAGE') return requirement.value.language
  return requirement.value
}

/** What only a person can weigh. */
const NEVER_KNOCKOUT: Partial<Record<ScreeningQuestion['kind'], string>> = {
  TEXTO: 'Una respuesta de texto no puede ser excluyente.',
  ARCHIVO: 'Un archivo no puede ser excluyente.',
}

function inQuestion({ text, kind, options, is_knockout, expected }: ScreeningQuestion, path: string): Found[] {
  const asks_options = kind === 'OPCION' || kind === 'MULTI'
  return [
    [`${path}.text`, text.length < QUESTION_MIN ? `Escribe al menos ${QUESTION_MIN} caracteres.` : null],
    [`${path}.options`, asks_options ? inOptions(options) : null],
    [`${path}.is_knockout`, is_knockout ? (NEVER_KNOCKOUT[kind] ?? null) : null],
    [`${path}.expected`, is_knockout && expected.length === 0 ? 'Di qué respuesta encaja.' : null],
  ]
}

function inOptions(options: readonly string[]): string | null {
  if (options.length < 2) return 'Añade entre 2 y 10 opciones.'
  const written = new Set(options.map((option) => option.toLowerCase()).filter((option) => option !== ''))
  return written.size < options.length ? 'Escribe cada opción una sola vez y sin dejar ninguna vacía.' : null
}
