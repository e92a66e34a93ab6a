import type { CvTask } from '#shared/cvs/cv-completeness.ts'
import { type CvDocument, orderedSections } from '#shared/cvs/cv-document.ts'
import type { CvProblems } from '#shared/cvs/cv-problems.ts'
import { hasText, isKind } from './section-edits.ts'

/** What the mark beside a section says: it is about the work that is left, never about the person. */
export type SectionStatus = 'DONE' | 'OPEN' | 'REVIEW' | 'EMPTY'

export const statusWords = {
  DONE: 'lista',
  OPEN: 'por completar',
  REVIEW: 'con datos por completar',
  EMPTY: 'vacía',
} as const satisfies Record<SectionStatus, string>

export function sectionStatus(
  document: CvDocument,
  key: string,
  tasks: readonly CvTask[],
  problems: CvProblems,
): SectionStatus {
  if (hasProblems(document, key, problems)) return 'REVIEW'
  if (tasks.some((task) => task.section === key && !task.done)) return 'OPEN'
  if (key === 'basics' || hasText(document, key) || (key === 'experience' && document.no_experience)) return 'DONE'
  return 'EMPTY'
}

/** Sections with an entry that lacks something, in the order of the page. */
export function sectionsToReview(document: CvDocument, problems: CvProblems): string[] {
  const keys = ['basics', ...orderedSections(document).map(({ key }) => key)]
  return keys.filter((key) => hasProblems(document, key, problems))
}

function hasProblems(document: CvDocument, key: string, problems: CvProblems): boolean {
  const own = `${pathOf(document, key)}.`
  const hidden = isKind(key) && key !== 'circumstances' ? hiddenEntries(document[key]) : []
  const is_open = (path: string) => path.startsWith(own) && !hidden.some((place) => path.startsWith(`${own}${place}.`))
  return Object.keys(problems).some(is_open)
}

/** What is not printed need not be complete. */
function hiddenEntries(entries: string | readonly (string | { hidden: boolean })[]): number[] {
  if (typeof entries === 'string') return []
  return entries.flatMap((entry, place) => (typeof entry === 'object' && entry.hidden ? [place] : []))
}

/** Own sections are addressed by their place, not by their id. */
function pathOf(document: CvDocument, key: string): string {
  const place = document.custom.findIndex(({ id }) => key === `custom:${id}`)
  return place === -1 ? key : `custom.${place}`
}
