import type { MatchItem } from '#shared/matching/matching.ts'
import { isQuestion } from '#shared/words/requirement-in-sentence.ts'

const ASKED: Partial<Record<MatchItem['type'], string>> = {
  LANGUAGE: '¿Para qué lo has usado y cuándo fue la última vez?',
  EDUCATION: '¿Qué has estudiado que se acerque?',
  CERTIFICATION: '¿La tienes, o algo que se acerque?',
}
const NEAREST = '¿Qué has hecho que se acerque, dónde y durante cuánto tiempo?'

/** For an interview. What was asked as a question is asked again as it stands. */
export const gapQuestion = ({ title, type }: Pick<MatchItem, 'title' | 'type'>): string =>
  isQuestion(title) ? title : `Buscamos «${title}». ${ASKED[type] ?? NEAREST}`
