import { spanOf } from '#server/features/language/normalise/span.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { AdText } from '../../text/ad-text.ts'
import { closed, openingOf } from '../phrases.ts'
import { isNamed } from '../unknown.ts'
import { contentOf } from './content.ts'
import type { Part } from './parts.ts'
import { isOrList, mayReplace } from './standing.ts'

/** Of what is only one way to meet a demand. */
export const WAY = 'WAY '

/** «estudiante de últimos semestres o profesional en X»: the same studies, not yet done. */
const OF_THE_SAME = /^(?:estudiantes?|pasantes?)(?![a-z])/
const ALTERNATIVES = /,? [ou] |, /g
/** «Perito agrícola o FP de producción»: where some of the alternatives were read, the others are ways to meet it too. */
export function waysOf(part: Part, read: readonly { at: number; end: number }[], { text, flat }: AdText): Part[] {
  const whole = part.flat.replace(/\([^()]*\)?/g, (all) => '_'.repeat(all.length))
  if (!isOrList(whole)) return []
  const ways: Part[] = []
  let at = 0
  for (const match of [...whole.matchAll(ALTERNATIVES), null]) {
    const raw = whole.slice(at, match?.index ?? whole.length)
    const start = part.start + at + openingOf(raw)
    const end = part.start + at + closed(raw)
    const can_stand =
      mayReplace(flat.slice(start, end)) &&
      !OF_THE_SAME.test(flat.slice(start, end)) &&
      contentOf({ flat }, { from: start, to: end }).length > 0
    if (end - start > 2 && can_stand && !read.some((one) => one.at < end && start < one.end))
      ways.push({
        ...part,
        lead: isNamed(text.slice(start, end), part.led) ? part.lead : null,
        ...spanOf(text, start, end),
        flat: flat.slice(start, end),
      })
    at = match ? match.index + match[0].length : at
  }
  return ways
}

export const isWay = ({ key }: Draft): boolean => key.startsWith(WAY)
