import type { z } from 'zod'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { readFacts } from '#server/features/language/normalise/facts.ts'
import { overlapping, type Span } from '#server/features/language/normalise/span.ts'
import { requirement } from '#shared/matching/matching.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import { readAd } from './proposing/ad-text.ts'
import { merged, strongest } from './proposing/draft.ts'
import { proposeExperience } from './proposing/propose-experience.ts'
import { proposeSkills } from './proposing/propose-skills.ts'
import {
  isFieldOfStudy,
  proposeCertifications,
  proposeEducation,
  proposeLanguages,
} from './proposing/propose-studies.ts'
import { readCertifications } from './proposing/read-certifications.ts'
import { readConditions } from './proposing/read-conditions.ts'

type Answer = z.output<typeof contract.proposeRequirements.answer>

const MOST = 20

/** What a pasted ad asks for, by rules alone; each proposal quotes the words that it was read from. */
export function proposeRequirements(text: string): Answer {
  const ad = readAd(text)
  const facts = readFacts(text)
  const concepts = findConcepts(text)
  const certifications = readCertifications(text, ad.flat)
  const said: Span[] = [...certifications, ...facts.education, ...facts.languages, ...facts.seniority]
  const isSaid = overlapping(said, text.length)
  const isTaken = (span: Span) => isSaid(span) || isFieldOfStudy(span, ad, facts.education)
  const drafts = merged([
    ...proposeExperience(ad, facts.experience, concepts),
    ...proposeSkills(ad, concepts, isTaken),
    ...proposeLanguages(ad, facts.languages),
    ...proposeEducation(ad, facts.education),
    ...proposeCertifications(ad, certifications),
  ])
  const requirements = strongest(drafts, MOST).flatMap(({ asked, importance, quote }) => {
    const read = requirement.safeParse({ id: crypto.randomUUID(), importance, ...asked })
    return read.success ? [{ requirement: read.data, quote }] : []
  })
  return { requirements, document: readConditions(ad, facts) }
}
