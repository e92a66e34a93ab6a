import { encodeLine } from '#server/features/language/encoder/encoder.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { tradesTold } from '#server/features/language/trades/told-trades.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { type PreparedCandidate, prepareCandidate } from './candidate.ts'
import type { CvSections } from './read/cv-sections.ts'
import { readFactsOf } from './read-cv.ts'
import { withoutShops } from './said/workplaces.ts'
import type { Candidate } from './types.ts'
import { type AskedVacancy, type PreparedVacancy, prepareVacancy } from './vacancy.ts'
import { BYTE_SCALE, DIMENSIONS } from './vectors.ts'

export const EMPTY_CV: CvSections = {
  headline: '',
  summary: '',
  experience: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  projects: [],
  mentions: [],
  shifts: [],
  vehicles: [],
}

const WISHES = {
  as_of: '2026-11',
  home: { city: null, country: null },
  work: { modalities: [], contracts: [], countries: [], relocate: null },
  work_permits: [],
  availability: null,
  min_salary: null,
  answers: {},
} as const

export type Wishing = Partial<Pick<Candidate, keyof typeof WISHES>> & { full_name?: string }

/** Somebody as the engine knows them. */
export function candidateOf(cv: Partial<CvSections>, { full_name = '', ...wishes }: Wishing = {}): PreparedCandidate {
  const reading = { full_name, tradesTold, vectorsOf }
  return prepareCandidate({ ...WISHES, ...wishes, ...readFactsOf({ ...EMPTY_CV, ...cv }, reading) })
}

/** A vacancy that asks for this; without a title, for nothing else. */
export function vacancyOf(requirements: readonly Requirement[], more: Partial<AskedVacancy> = {}): PreparedVacancy {
  const work_name = withoutShops(normaliseTitle(more.title ?? '').cleaned)
  const asked = { ...vacancyDocument.parse({}), work_name, requirements: [...requirements], ...more }
  const said = asked.title === '' ? [] : [asked.title]
  return prepareVacancy(asked, (text) => vectorsOf([text]), { vectors: vectorsOf(said), words: [] })
}

function vectorsOf(texts: readonly string[]): Int8Array {
  const all = new Int8Array(texts.length * DIMENSIONS)
  texts.forEach((text, at) => {
    encodeLine(text).forEach((value, i) => {
      all[at * DIMENSIONS + i] = Math.max(-127, Math.min(127, Math.round(value * BYTE_SCALE)))
    })
  })
  return all
}
