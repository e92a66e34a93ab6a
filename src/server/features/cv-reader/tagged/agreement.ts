import { flatten } from '#server/features/language/normalise/fold.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'

/** A name in a field by which people decide. */
interface Named {
  field: string
  path: string
  text: string
}

/** All such names of a CV; whether a paper is a course or a certificate is no other field. */
export function namedIn({ experience, education, certifications, courses }: CvDocument): Named[] {
  const named = (field: string, path: string, text: string): Named => ({ field, path, text })
  return [
    ...experience.flatMap(({ position, company }, at) => [
      named('position', `experience.${at}.position`, position),
      named('company', `experience.${at}.company`, company),
    ]),
    ...education.flatMap(({ degree, field, institution }, at) => [
      named('degree', `education.${at}.${degree === '' ? 'field' : 'degree'}`, `${degree} ${field}`),
      named('institution', `education.${at}.institution`, institution),
    ]),
    ...certifications.map(({ name }, at) => named('paper', `certifications.${at}.name`, name)),
    ...courses.map(({ name }, at) => named('paper', `courses.${at}.name`, name)),
  ].filter(({ text }) => text.trim() !== '')
}

/** The share of what one reading names that the other names as the same thing, 0 to 1. */
export function agreement(one: CvDocument, other: CvDocument): number {
  const others = namedIn(other)
  const found = namedIn(one).map((name) => sameName(name, others))
  return found.length === 0 ? 1 : found.filter(Boolean).length / found.length
}

/** The same thing in the other reading. */
export const sameName = ({ field, text }: Named, others: readonly Named[]): Named | undefined =>
  others.find((other) => other.field === field && isSame(text, other.text))

const wordsOf = (text: string): Set<string> => new Set(flatten(text).match(/[\p{L}\d]+/gu) ?? [])
const MOST = 0.6

/** Most of the words of one are those of the other. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const both = [...a].filter((word) => b.has(word)).length
  return both > 0 && both >= MOST * Math.max(a.size, b.size)
}
