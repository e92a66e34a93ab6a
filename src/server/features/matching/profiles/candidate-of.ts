import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { type PreparedCandidate, prepareCandidate } from '../engine/candidate.ts'
import type { Candidate } from '../engine/types.ts'
import type { CvFacts } from '../tables/facts.ts'
import { wishesOf } from './evidence.ts'
import type { Profile } from './read-profile.ts'

interface Person {
  owner: Pick<UserRow, 'job_preferences'>
  answers: Candidate['answers']
}

/** The month, what the person wishes and what they answered are known only now. */
export function candidateOf(profile: Profile<CvFacts>, { owner, answers }: Person, month: string): PreparedCandidate {
  const { lines, employers: _, full_name: __, speaks_to_programs: ___, availability, ...facts } = profile.facts
  const wishes = wishesOf(owner)
  const candidate: Candidate = {
    ...facts,
    ...wishes,
    availability: wishes.availability ?? availability,
    answers,
    lines: { facts: lines, vectors: profile.line_vectors },
    title_vectors: profile.title_vectors,
    texts: profile.texts,
    as_of: month,
  }
  return prepareCandidate(candidate)
}
