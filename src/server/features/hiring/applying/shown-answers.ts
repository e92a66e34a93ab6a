import type { AnswerFile, ShownAnswer } from '#shared/hiring/answer-files.ts'
import type { AnsweredQuestion } from '#shared/hiring/application.ts'
import { unnamed } from '../messages/attachment.ts'

interface Reader {
  can_open: boolean
  /** What blind review leaves of a text. */
  text: (text: string) => string
}

const EVERYTHING: Reader = { can_open: true, text: (text) => text }

/** Answers as somebody reads them: a file by its name and size, and without its name where it cannot be opened. */
export function shownAnswers(
  answers: readonly AnsweredQuestion[],
  files: readonly AnswerFile[],
  { can_open, text }: Reader = EVERYTHING,
): ShownAnswer[] {
  return answers.map((answer) => {
    if (answer.kind !== 'ARCHIVO') return { ...answer, values: answer.values.map(text), file: null }
    const file = files.find(({ id }) => answer.values.includes(id))
    return { ...answer, values: [], file: file ? { ...(can_open ? file : unnamed(file)), can_open } : null }
  })
}
