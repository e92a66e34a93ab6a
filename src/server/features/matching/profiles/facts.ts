import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import type { CvFacts as ReadFacts } from '../engine/read-cv.ts'

/** What a CV says, as it is kept: without what the person wishes, which is asked for when it is needed. */
export interface CvFacts extends Omit<ReadFacts, 'texts'> {
  /** It also counts whether the person has said what they look for. */
  completeness: { alone: number; with_preferences: number }
  /** Present ones, who never see the person. */
  employers: Pick<CvDocument['experience'][number], 'company' | 'company_url' | 'current'>[]
}

export interface VacancyFacts {
  requirements: Requirement[]
}

export type ProfileFacts = CvFacts | VacancyFacts
