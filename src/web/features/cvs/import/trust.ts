import type { Confidence, CvProposal } from '#shared/cvs/cv-imports.ts'
import type { CvProblems } from '#shared/cvs/cv-problems.ts'
import type { Trust } from './confidence-mark.tsx'
import type { ReviewEntry, ReviewField, ReviewSection } from './review-sections.ts'

const ORDER: readonly Confidence[] = ['BAJA', 'MEDIA', 'ALTA']

/** Fields that say of an end that it has not come. */
const ONGOING = ['current', 'in_progress']

/** How sure a field is: its own mark, or the weakest of what it is made of (a list has one for each item). */
export function confidenceOf(marks: CvProposal['confidence'], path: string): Confidence | null {
  const paths = [path, ...ONGOING.map((field) => path.replace(/(?<=\.)end$/, field))]
  const within = Object.entries(marks).flatMap(([key, mark]) =>
    paths.some((one) => key === one || key.startsWith(`${one}.`)) ? [mark] : [],
  )
  return ORDER.find((mark) => within.includes(mark)) ?? null
}

export function trustOf(marks: CvProposal['confidence'], checked: readonly string[], key: string): Trust | null {
  return checked.includes(key) ? 'TUYO' : confidenceOf(marks, key)
}

/** A field worth a look: read with little confidence, or without what it needs. */
export interface Doubt {
  field: ReviewField
  section: string
  entry_id: string | null
  /** What is missing or odd; null where only the reading was unsure. */
  problem: string | null
}

interface Judged {
  marks: CvProposal['confidence']
  /** By paths. */
  problems: CvProblems
  checked: readonly string[]
  left_out: readonly string[]
}

/** In the order of the page, as somebody goes through it. */
export function doubtsIn(sections: readonly ReviewSection[], judged: Judged): Doubt[] {
  return sections.flatMap(({ key, entries }) =>
    entries
      .filter(({ id }) => id === null || !judged.left_out.includes(id))
      .flatMap((entry) => doubtsOf(entry, key, judged)),
  )
}

function doubtsOf({ id, hidden, fields }: ReviewEntry, section: string, { marks, problems, checked }: Judged): Doubt[] {
  return fields.flatMap((field) => {
    if (checked.includes(field.key)) return []
    const problem = hidden ? null : problemOf(problems, field)
    const trust = field.value === '' ? null : confidenceOf(marks, field.key)
    const is_doubtful = problem !== null || trust === 'BAJA' || trust === 'MEDIA'
    return is_doubtful ? [{ field, section, entry_id: id, problem }] : []
  })
}

export function problemOf(problems: CvProblems, { path }: ReviewField): string | null {
  const [found = null] = Object.entries(problems).flatMap(([where, problem]) =>
    where === path || where.startsWith(`${path}.`) ? [problem] : [],
  )
  return found
}
