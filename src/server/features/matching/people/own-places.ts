import { shownContent } from '#server/features/cvs/shown-content.ts'
import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { LISTS_READ } from '../profiles/evidence.ts'

type Entry = { id: string }

/** The editor counts every entry; the engine only those that companies see and that say something. */
export function ownPlaces(content: CvContent): (cv_path: string) => string {
  const { document } = content
  const shown = shownContent(content).document
  return (cv_path) => {
    const [section = '', at = '', ...rest] = cv_path.split('.')
    if (section === 'custom') return inOwnSection(document, shown, cv_path)
    const [all, seen] = [listOf(document, section), listOf(shown, section)]
    const read = rest[0] === 'group' ? seen : (readOf(shown, section) ?? seen)
    const own = placeOf(all, read[Number(at)])
    return own === null ? cv_path : [section, own, ...rest].join('.')
  }
}

const readOf = (shown: CvDocument, section: string): readonly Entry[] | undefined =>
  Object.entries(LISTS_READ).find(([key]) => key === section)?.[1](shown)

const placeOf = (all: readonly Entry[], entry: Entry | undefined): number | null => {
  const at = entry ? all.findIndex(({ id }) => id === entry.id) : -1
  return at < 0 ? null : at
}

/** Lists of entries alone: «circumstances.licences» counts as the editor does. */
function listOf(document: CvDocument, section: string): readonly Entry[] {
  const found: unknown = Object.entries(document).find(([key]) => key === section)?.[1]
  return Array.isArray(found) ? found.filter((one) => typeof one === 'object' && one !== null && 'id' in one) : []
}

/** «custom.0.items.2.text» */
function inOwnSection(document: CvDocument, shown: CvDocument, cv_path: string): string {
  const [, at = '', items = '', item = '', ...rest] = cv_path.split('.')
  const seen = shown.custom[Number(at)]
  const section = document.custom.find(({ id }) => id === seen?.id)
  if (!seen || !section) return cv_path
  const own = placeOf(section.items, seen.items[Number(item)])
  return ['custom', document.custom.indexOf(section), items, own ?? item, ...rest].join('.')
}

/** A match whose places are those of the person's own editor. */
export function atOwnPlaces(match: MatchResult, placeOf: (cv_path: string) => string): MatchResult {
  const line = <T extends MatchResult['conditions'][number]>(one: T): T => ({
    ...one,
    evidence: one.evidence.map((seen) => ({ ...seen, cv_path: placeOf(seen.cv_path) })),
  })
  return {
    ...match,
    items: match.items.map(line),
    conditions: match.conditions.map(line),
    next_steps: match.next_steps.map((step) => ({ ...step, cv_path: step.cv_path && placeOf(step.cv_path) })),
  }
}
