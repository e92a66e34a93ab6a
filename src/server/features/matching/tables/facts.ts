import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvFacts as ReadFacts } from '../engine/read-cv.ts'
import type { Candidate, Lines } from '../engine/types.ts'
import type { AskedVacancy } from '../engine/vacancy.ts'

/** What a CV says, as it is kept: without what the person wishes, which is asked for when it is needed. Vectors stand beside it. */
export interface CvFacts extends Omit<ReadFacts, 'texts' | 'lines' | 'title_vectors'> {
  lines: Lines['facts']
  /** As the CV has it, for whoever may see the person; never compared. */
  full_name: string
  home: Candidate['home']
  /** Said in the CV; what the preferences say wins. */
  availability: Candidate['availability']
  /** Present ones, who never see the person. */
  employers: Pick<CvDocument['experience'][number], 'company' | 'company_url' | 'current'>[]
  /** Told to whoever reads the CV; never compared. */
  speaks_to_programs: boolean
}

export interface VacancyFacts {
  asked: AskedVacancy
  /** Whose vectors are kept beside them, in this order. */
  texts: string[]
  /** Of each line of its text, how many words tell something. */
  line_words: number[]
}

export type ProfileFacts = CvFacts | VacancyFacts
