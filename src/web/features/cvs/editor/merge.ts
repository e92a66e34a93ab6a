import { differencesBySection, type SectionDifference, sameSection, withSection } from '#shared/cv-differences.ts'
import type { CvContent } from '#shared/cv-document.ts'

export type Side = 'MINE' | 'THEIRS'

export interface MergeSection extends SectionDifference {
  /** Who changed it since the last text that both knew. */
  changed_by: 'ME' | 'THEM' | 'BOTH'
}

/** The sections in which two texts differ, those that both changed first: `before` is theirs, `after` is mine. */
export function mergeSections(base: CvContent, mine: CvContent, theirs: CvContent): MergeSection[] {
  const found = differencesBySection(theirs, mine).flatMap((difference): MergeSection[] => {
    if (difference.kind === 'SAME') return []
    const by_me = !sameSection(base, mine, difference.key)
    const by_them = !sameSection(base, theirs, difference.key)
    return [{ ...difference, changed_by: by_me && by_them ? 'BOTH' : by_me ? 'ME' : 'THEM' }]
  })
  return [...found.filter(isClash), ...found.filter((section) => !isClash(section))]
}

const isClash = ({ changed_by }: MergeSection): boolean => changed_by === 'BOTH'

/** What only one side changed stays changed; where both wrote, nobody chooses for the person. */
export function firstPicks(sections: readonly MergeSection[]): Partial<Record<string, Side>> {
  return Object.fromEntries(
    sections.flatMap((section): [string, Side][] =>
      isClash(section) ? [] : [[section.key, section.changed_by === 'ME' ? 'MINE' : 'THEIRS']],
    ),
  )
}

export function merged(mine: CvContent, theirs: CvContent, picks: Partial<Record<string, Side>>): CvContent {
  return Object.entries(picks)
    .filter(([, side]) => side === 'THEIRS')
    .reduce((content, [key]) => withSection(content, theirs, key), mine)
}
