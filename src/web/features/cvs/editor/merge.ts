import type { CvContent } from '#shared/cvs/cv-document.ts'
import { clashesFirst, type MergePart, type Picks, whoChanged } from '#web/editor/merging/merge.ts'
import type { MergeRules } from '#web/editor/merging/merge-question.tsx'
import { differencesBySection, sameSection, withSection } from '../differences/cv-differences.ts'

/** The sections in which two texts of a CV differ. */
export function mergeSections(base: CvContent, mine: CvContent, theirs: CvContent): MergePart[] {
  const found = differencesBySection(theirs, mine).flatMap(({ key, title, kind, before, after }): MergePart[] => {
    if (kind === 'SAME') return []
    const changed_by = whoChanged(!sameSection(base, mine, key), !sameSection(base, theirs, key))
    return [{ key, title, changed_by, mine: after, theirs: before }]
  })
  return clashesFirst(found)
}

export function merged(mine: CvContent, theirs: CvContent, picks: Picks): CvContent {
  return Object.entries(picks)
    .filter(([, side]) => side === 'THEIRS')
    .reduce((content, [key]) => withSection(content, theirs, key), mine)
}

export const cvMerge: MergeRules<CvContent> = {
  title: 'Este CV cambió en otro lugar',
  text: 'Editaste este CV en otra pestaña. Elige qué conservar.',
  partsOf: mergeSections,
  merged,
}
