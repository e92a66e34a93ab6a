import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { contentOf } from '#server/features/cvs/cv-content.ts'
import type { CvRow } from '#server/features/cvs/cvs.tables.ts'
import { type PreparedCandidate, prepareCandidate } from '../engine/candidate.ts'
import { readCv } from '../engine/read-cv.ts'
import { evidenceOf, wishesOf } from './evidence.ts'

type Owner = Pick<UserRow, 'job_preferences' | 'full_name'>

/** What the matching engine knows of a person by one of their CVs. */
export function candidateFrom(cv: CvRow, owner: Owner, now: Date): PreparedCandidate {
  const content = contentOf(cv)
  return prepareCandidate(
    readCv(evidenceOf(content, owner), {
      ...wishesOf(owner),
      answers: {},
      as_of: now.toISOString().slice(0, 7),
      full_name: content.document.basics.full_name || owner.full_name,
      // The encoder takes a second to load; lists do without it until candidates are kept prepared.
      nearestRole: () => null,
    }),
  )
}
