import type { Facts } from '#server/features/language/normalise/facts.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { Draft } from '../demands/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import { benefitsOf } from './benefits.ts'
import { wordsLeft } from './coverage.ts'
import { descriptionOf } from './description.ts'
import { dutiesOf } from './duties.ts'
import { nameOf } from './name.ts'
import { questionsOf } from './questions.ts'

interface Written {
  document: Partial<VacancyDocument>
  left_out: string[]
}

/** What the ad says in words: the job's name, duties, benefits and the rest as a description. */
export function writtenOf(ad: AdText, facts: Facts, drafts: readonly Draft[]): Written {
  const { title, ...role } = nameOf(ad)
  const certain = drafts.filter(({ doubt }) => doubt === null)
  const told = [...facts.salary, ...facts.contract, ...facts.working_day, ...facts.modality, ...facts.seniority]
  const left = wordsLeft(ad.text.length, [...certain, ...told.map(({ start, end }) => ({ at: start, end }))])
  const duties = dutiesOf(ad.outline)
  const benefits = benefitsOf(ad.outline, left)
  const { questions, lines } = questionsOf(ad.outline)
  const placed = new Set([...duties.lines, ...benefits.lines, ...lines])
  const { html, left_out } = descriptionOf(ad.outline, { placed, left, title: title ?? '' })
  const language = languageOf(ad.flat)
  const document = {
    ...(title !== undefined && { title }),
    ...role,
    ...(duties.items.length > 0 && { responsibilities: duties.items }),
    ...(benefits.items.length > 0 && { benefits: benefits.items }),
    ...(html !== '' && { description: html }),
    ...(questions.length > 0 && { questions }),
    ...(language !== 'es' && { language }),
  }
  return { document, left_out }
}

const SMALL_WORDS = {
  es: /(?<![a-z])(?:de|la|el|los|las|que|para|una|del|con)(?![a-z])/g,
  en: /(?<![a-z])(?:the|and|of|to|with|you|our|for|we)(?![a-z])/g,
  pt: /(?<![a-z])(?:do|da|dos|das|uma|para|com|voce|nao|em)(?![a-z])/g,
} as const

/** By the small words that no text goes without; Spanish where in doubt. */
function languageOf(flat: string): VacancyDocument['language'] {
  const count = (language: VacancyDocument['language']) => [...flat.matchAll(SMALL_WORDS[language])].length
  const [spanish, english, portuguese] = [count('es'), count('en'), count('pt')]
  if (english > 2 * spanish) return 'en'
  return portuguese > 1.5 * spanish ? 'pt' : 'es'
}
