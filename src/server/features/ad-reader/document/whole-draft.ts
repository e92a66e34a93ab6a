import type { Facts } from '#server/features/language/normalise/facts.ts'
import { plainText, type VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { DESCRIPTION } from '#shared/vacancies/vacancy-problems.ts'
import type { Draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import { assumedFamily } from './assumed-family.ts'
import { benefitsOf } from './benefits.ts'
import { withoutContact } from './contact.ts'
import { wordsLeft } from './coverage.ts'
import { descriptionOf } from './description.ts'
import { dutiesOf } from './duties.ts'
import { nameOf } from './name.ts'
import { plainWords } from './plain-words.ts'
import { questionsOf } from './questions.ts'

interface Written {
  document: Partial<VacancyDocument>
  left_out: string[]
  /** No title says the area: it is taken from what the ad names. */
  assumed: boolean
  /** What publishing still misses in the description. */
  short?: string
}

/** What the ad says in words: the job's name, duties, benefits and the rest as a description. */
export function writtenOf(ad: AdText, facts: Facts, drafts: readonly Draft[]): Written {
  const { title, ...named } = nameOf(ad)
  const family = named.role_family ?? assumedFamily(ad.text)
  const role = { ...named, ...(family !== undefined && { role_family: family }) }
  const certain = drafts.filter(({ doubt }) => doubt === null)
  const told = [...facts.salary, ...facts.contract, ...facts.working_day, ...facts.modality, ...facts.seniority]
  const left = wordsLeft(ad.text.length, [...certain, ...told.map(({ start, end }) => ({ at: start, end }))])
  // How to get in touch elsewhere is neither a duty nor a benefit, wherever it stands.
  const said = ad.outline.filter(({ line }) => withoutContact(plainWords(line)).removed.length === 0)
  const duties = dutiesOf(said)
  const benefits = benefitsOf(said, left)
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
  const short = missingIn(html, { duties: duties.items.length > 0, benefits: benefits.items.length > 0 })
  const assumed = named.role_family === undefined && family !== undefined
  return { document, left_out, assumed, ...(short !== undefined && { short }) }
}

/** Repeating the requirements would make it long enough, and tell nobody anything. */
function missingIn(html: string, said: { duties: boolean; benefits: boolean }): string | undefined {
  const missing = DESCRIPTION.min - plainText(html).length
  if (missing <= 0) return undefined
  const ideas = [
    ...(said.duties ? [] : ['qué hará cada día']),
    'con quién trabajará',
    said.benefits ? 'cómo es el lugar' : 'qué ofreces',
  ]
  return `Para publicar faltan ${missing} caracteres. Cuenta ${new Intl.ListFormat('es').format(ideas)}: los requisitos ya van aparte.`
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
