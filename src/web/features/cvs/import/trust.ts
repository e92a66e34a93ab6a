import type { Confidence, CvProposal } from '#shared/cvs/cv-imports.ts'
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

export function trustOf(marks: CvProposal['confidence'], checked: readonly string[], path: string): Trust | null {
  return checked.includes(path) ? 'TUYO' : confidenceOf(marks, path)
}

/** Fields worth a look, the least sure first, each with the entry it belongs to. */
export interface Doubt {
  field: ReviewField
  where: string
  trust: 'BAJA' | 'MEDIA'
}

export function doubtsIn(
  sections: readonly ReviewSection[],
  marks: CvProposal['confidence'],
  checked: readonly string[],
  left_out: readonly string[],
): Doubt[] {
  const found = sections.flatMap(({ title, entries }) =>
    entries
      .filter(({ id }) => id === null || !left_out.includes(id))
      .flatMap((entry) => doubtsOf(entry, entry.title || title, marks, checked)),
  )
  return found.toSorted((one, other) => ORDER.indexOf(one.trust) - ORDER.indexOf(other.trust))
}

function doubtsOf(
  { fields }: ReviewEntry,
  where: string,
  marks: CvProposal['confidence'],
  checked: readonly string[],
): Doubt[] {
  return fields.flatMap((field) => {
    const trust = field.value === '' ? null : trustOf(marks, checked, field.path)
    return trust === 'BAJA' || trust === 'MEDIA' ? [{ field, where, trust }] : []
  })
}
