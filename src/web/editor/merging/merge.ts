export type Side = 'MINE' | 'THEIRS'

/** The chosen text of each part, by its key. */
export type Picks = Readonly<Partial<Record<string, Side>>>

/** A part of a document in which two texts differ. */
export interface MergePart {
  key: string
  title: string
  /** Who changed it since the last text that both knew. */
  changed_by: 'ME' | 'THEM' | 'BOTH'
  mine: readonly string[]
  theirs: readonly string[]
}

export function whoChanged(by_me: boolean, by_them: boolean): MergePart['changed_by'] {
  if (by_me && by_them) return 'BOTH'
  return by_me ? 'ME' : 'THEM'
}

/** Both wrote something else there: only a person can say which one stays. */
export const isClash = ({ changed_by }: MergePart): boolean => changed_by === 'BOTH'

export function clashesFirst(parts: readonly MergePart[]): MergePart[] {
  return parts.toSorted((one, other) => Number(isClash(other)) - Number(isClash(one)))
}

/** What only one side changed stays changed; where both wrote, nobody chooses for the person. */
export function firstPicks(parts: readonly MergePart[]): Picks {
  return Object.fromEntries(
    parts.flatMap((part): [string, Side][] =>
      isClash(part) ? [] : [[part.key, part.changed_by === 'ME' ? 'MINE' : 'THEIRS']],
    ),
  )
}
