import type { Line } from '../../lines/line.ts'
import { isProperName } from '../head/proper-name.ts'
import { employerScore, positionScore } from '../names/employers.ts'
import { placeOf } from '../names/places.ts'
import { hasContact } from './contact-apart.ts'
import { headingKind } from './heading-words.ts'
import type { Section } from './sections.ts'

const MOST_NAME_WORDS = 6
const NAME = /^[\p{L}\p{M}'’."“”«» -]+$/u

export const isName = ({ text }: Line): boolean =>
  NAME.test(text) &&
  headingKind(text) === null &&
  isProperName(text) &&
  text.split(' ').length <= MOST_NAME_WORDS &&
  positionScore(text) < 1

/** Behind the column at the side comes the name with its headline, as the end of whatever stood there. */
export function lateHead(section: Section): Section[] {
  const { kind, lines } = section
  const at = lines.findIndex((line, index) => {
    const below = lines[index + 1]
    // In capitals it looks like the heading of something else.
    const is_head = (index > 0 || kind === 'other') && line.gap >= 1 && isName(line) && employerScore(line.text) < 1
    return (
      is_head &&
      (below === undefined ||
        (below.gap < 1 && (positionScore(below.text) >= 1 || hasContact(below.text) || placeOf(below.text) !== null)))
    )
  })
  if (kind === 'experience' || kind === 'education' || kind === 'references' || at < 0) return [section]
  const before = { ...section, lines: lines.slice(0, at) }
  return [...(at > 0 ? [before] : []), { kind: 'top', lines: lines.slice(at) }]
}
