import { contentOf } from '#server/features/cvs/cv-content.ts'
import type { CvRow } from '#server/features/cvs/cvs.tables.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import {
  hasPromptInjectionInside,
  withoutInjectionsInside,
} from '#server/features/language/prompt-injection/injections-inside.ts'
import { NO_TRADES } from '#server/features/language/trades/told-trades.ts'
import { keysOf } from '#server/features/search/place-keys.ts'
import { type CvContent, type CvDocument, cvContent } from '#shared/cvs/cv-document.ts'
import { plainText, type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { ownNameBlanker } from '../engine/own-name.ts'
import { type Reading, readFactsOf } from '../engine/read-cv.ts'
import { withoutShops } from '../engine/said/workplaces.ts'
import { type AskedVacancy, textsOfVacancy } from '../engine/vacancy.ts'
import { NO_VECTORS } from '../engine/vectors.ts'
import { contentWords } from '../engine/words/content-words.ts'
import type { CvFacts, VacancyFacts } from '../tables/facts.ts'
import { evidenceOf, saidOf } from './evidence.ts'
import { termsOf } from './terms.ts'
import { vectorsOf } from './vectors.ts'

/** What the encoder is asked while a CV is read; what only counts what CVs say asks nothing. */
export type ByEncoder = Pick<Reading, 'tradesTold' | 'vectorsOf'>
export const WITHOUT_ENCODER: ByEncoder = {
  tradesTold: () => NO_TRADES,
  vectorsOf: () => NO_VECTORS,
}

/** All that matching knows of a CV or a vacancy. */
export interface Profile<F> {
  facts: F
  texts: Readonly<Record<string, string>>
  terms: readonly string[]
  title_vectors: Int8Array
  line_vectors: Int8Array
}

/** What somebody wrote, and whether its file hid something. */
type WrittenCv = Pick<CvRow, keyof CvContent | 'file_hides_orders'>

/** Everything that takes long to find out about a CV. */
export function readCvProfile(cv: WrittenCv, owner: { full_name: string }, by: ByEncoder): Profile<CvFacts> {
  const { content, speaks_to_programs } = readableOf(cv)
  const { basics, experience } = content.document
  const full_name = basics.full_name || owner.full_name
  const { texts, lines, title_vectors, ...facts } = readFactsOf(evidenceOf(content), { full_name, ...by })
  const employers = experience
    .filter(({ current }) => current)
    .map(({ company, company_url, current }) => ({ company, company_url, current }))
  const nameless = ownNameBlanker(full_name)
  const titles = [...facts.experience.map(({ position }) => position), facts.headline?.text ?? ''].map(nameless)
  return {
    facts: { ...facts, ...saidOf(content), full_name, lines: lines.facts, employers, speaks_to_programs },
    texts,
    terms: [...termsOf(titles, textsAboutWork(texts).map(nameless)), ...searchedTerms(content.document)],
    title_vectors,
    line_vectors: lines.vectors,
  }
}

/** What speaks to a program instead of to people is not read: nobody gains or loses by it. */
function readableOf(cv: WrittenCv): { content: CvContent; speaks_to_programs: boolean } {
  const content = contentOf(cv)
  if (!hasPromptInjectionInside(content.document)) return { content, speaks_to_programs: cv.file_hides_orders }
  const { data = content } = cvContent.safeParse(withoutInjectionsInside(content))
  return { content: data, speaks_to_programs: true }
}

/** What somebody speaks is searched for by its own terms. */
const textsAboutWork = (texts: Profile<CvFacts>['texts']): string[] =>
  Object.entries(texts).flatMap(([cv_path, text]) => (cv_path.startsWith('languages.') ? [] : [text]))

/** Where somebody lives and what they speak: searched for, and no part of any comparison. */
function searchedTerms({ basics: { city, country }, languages }: CvDocument): string[] {
  const places = city === '' ? [] : keysOf({ country: country ?? '', region: null, city })
  return [...places.map((key) => `%${key}`), ...languages.map(({ language }) => `!${language}`)]
}

export function readVacancyProfile(vacancy: { document: unknown }): Profile<VacancyFacts> {
  const document = vacancyDocument.parse(vacancy.document)
  const { title, description, responsibilities } = document
  const asked = askedOf(document)
  const texts = textsOfVacancy(asked)
  const lines = [...new Set([title, ...responsibilities, ...sentences(plainText(description))])].slice(0, MOST_LINES)
  return {
    facts: { asked, texts, line_words: lines.map((line) => contentWords(line).length) },
    texts: {},
    terms: termsOf([title], [...lines, ...texts]),
    title_vectors: vectorsOf(texts),
    line_vectors: vectorsOf(lines),
  }
}

const MOST_LINES = 64

const sentences = (text: string): string[] =>
  text
    .split(/\n|[.;:]\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 2 && contentWords(sentence).length > 0)

export function askedOf(document: VacancyDocument): AskedVacancy {
  const { title, role_id, no_experience_needed, requirements, modality, locations, remote_countries } = document
  const { contract, salary, shifts, working_day } = document
  return {
    title,
    role_id,
    no_experience_needed,
    requirements,
    modality,
    locations,
    remote_countries,
    contract,
    salary,
    shifts,
    working_day,
    work_name: withoutShops(normaliseTitle(title).cleaned),
  }
}
