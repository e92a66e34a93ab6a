import { z } from 'zod'
import { AppError, type FieldErrors } from '#shared/core/errors.ts'
import { folded } from '#shared/core/fold.ts'
import type { Answer, AnsweredQuestion } from '#shared/hiring/application.ts'
import { isNumberAnswer, numberOf } from '#shared/hiring/number-answers.ts'
import type { ScreeningQuestion } from '#shared/vacancies/vacancy-document.ts'

const MISSING = 'Responde a esta pregunta.'
const CHOOSE = 'Elige una opción de la lista.'
const NUMBER = 'Escribe un número.'
const FILE = 'Adjunta un solo archivo.'
const FILE_ID = z.uuid()

/** What is wrong with an answer; null when nothing is. */
function problemOf({ kind, options, required }: ScreeningQuestion, values: readonly string[]): string | null {
  if (values.length === 0) return required ? MISSING : null
  const choices = kind === 'SI_NO' ? ['SI', 'NO'] : options
  switch (kind) {
    case 'SI_NO':
    case 'OPCION':
      return values.length === 1 && values.every((value) => choices.includes(value)) ? null : CHOOSE
    case 'MULTI':
      return values.every((value) => choices.includes(value)) ? null : CHOOSE
    case 'NUMERO':
      return values.length === 1 && isNumberAnswer(values[0] ?? '') ? null : NUMBER
    case 'TEXTO':
      return values.length === 1 ? null : MISSING
    case 'ARCHIVO':
      return values.length === 1 && FILE_ID.safeParse(values[0]).success ? null : FILE
  }
}

function isExpected({ kind, expected }: ScreeningQuestion, values: readonly string[]): boolean | null {
  if (expected.length === 0 || values.length === 0 || kind === 'ARCHIVO') return null
  const wanted = expected.map(folded)
  if (kind === 'NUMERO') return numberOf(values[0] ?? '') >= numberOf(expected[0] ?? '')
  return kind === 'MULTI'
    ? wanted.every((one) => values.map(folded).includes(one))
    : values.every((value) => wanted.includes(folded(value)))
}

/** Every question of the vacancy with what was answered, or 422 with a sentence for each that is not answered well. */
export function answeredQuestions(
  questions: readonly ScreeningQuestion[],
  answers: readonly Answer[],
  { lenient = false }: { lenient?: boolean } = {},
): AnsweredQuestion[] {
  const given = new Map(answers.map(({ question_id, values }) => [question_id, values.filter(Boolean)]))
  const fields: FieldErrors = {}
  const answered = questions.map((question) => {
    const values = given.get(question.id) ?? []
    const problem = problemOf(question, values)
    if (problem) fields[`answers.${question.id}`] = problem
    const { id: question_id, text, kind } = question
    return { question_id, text, kind, values, as_expected: isExpected(question, values) }
  })
  if (!lenient && Object.keys(fields).length > 0) throw new AppError('validation', undefined, { fields })
  return answered
}

/** By what an answer is found again when another company asks the same. */
export const questionKey = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200)
