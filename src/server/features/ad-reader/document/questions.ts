import type { ScreeningQuestion } from '#shared/vacancies/vacancy-document.ts'
import type { OutlinedLine } from '../text/outline.ts'
import { plainWords } from './plain-words.ts'

const MOST = 8
const SHORTEST = 10
const LONGEST = 200
const ASKS_TO_ANSWER =
  /pregunt|respond|contest|cuentanos|al (?:postular|aplicar)|en tu (?:postulacion|solicitud|candidatura)|incluye/

interface Asked {
  questions: ScreeningQuestion[]
  lines: ReadonlySet<OutlinedLine>
}

/** What the ad wants answered with an application: the questions below a line that says so. */
export function questionsOf(outline: readonly OutlinedLine[]): Asked {
  const lines = new Set<OutlinedLine>()
  const questions: ScreeningQuestion[] = []
  let asking: OutlinedLine | undefined
  for (const one of outline) {
    if (one.role === 'BLANK') continue
    const text = plainWords(one.line)
    const fits = text.length >= SHORTEST && text.length <= LONGEST && questions.length < MOST
    if (asking && one.line.question && fits) {
      questions.push(asText(text))
      lines.add(asking).add(one)
    } else if (!one.line.question || one.role === 'HEADING')
      asking = ASKS_TO_ANSWER.test(one.line.flat) && /:\s*$/.test(one.line.flat) ? one : undefined
  }
  return { questions, lines }
}

const asText = (text: string): ScreeningQuestion => ({
  id: crypto.randomUUID(),
  text,
  kind: 'TEXTO',
  options: [],
  required: true,
  expected: [],
  is_knockout: false,
})
