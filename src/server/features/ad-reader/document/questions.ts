import type { ScreeningQuestion } from '#shared/vacancies/vacancy-document.ts'
import type { OutlinedLine } from '../text/outline.ts'
import { plainWords } from './plain-words.ts'

const MOST = 8
const SHORTEST = 10
const LONGEST = 200
const ASKS_TO_ANSWER =
  /pregunt|respond|contest|cuentanos|al (?:postular|aplicar)|en tu (?:postulacion|solicitud|candidatura)|incluye/

/** What the ad wants answered with an application: the questions under such a heading. */
export function questionsOf(outline: readonly OutlinedLine[]): ScreeningQuestion[] {
  return outline
    .filter(({ role, heading, line }) => role === 'TEXT' && line.question && ASKS_TO_ANSWER.test(heading))
    .map(({ line }) => plainWords(line))
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
    .slice(0, MOST)
    .map((text) => ({
      id: crypto.randomUUID(),
      text,
      kind: 'TEXTO' as const,
      options: [],
      required: true,
      expected: [],
      is_knockout: false,
    }))
}
