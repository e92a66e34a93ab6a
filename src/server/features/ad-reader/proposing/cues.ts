import type { Importance } from '#shared/matching/matching.ts'

const MUST =
  '(?:imprescindibles?|indispensables?|excluyentes?|obligatori[oa]s?|requisitos?|requerid[oa]s?|necesari[oa]s?|must(?:[ -]have)?|required|mandatory)'
const WISH =
  '(?:deseables?|desirable|valorables?|valorara|se valoran?|valoramos|valoraremos|plus|nice to have|opcional(?:es)?|preferible(?:mente)?|preferred|ideal(?:mente)?|sumara)'
const CUES = new RegExp(`(?<![a-z])(?:(${MUST})|(${WISH}))(?![a-z])`, 'g')
const NEGATED = /(?:^|[^a-z])(?:no|not|sin ser)(?: (?:es|sera|son|is))? $/

/** As long as the longest negation and one sign before it. */
const NEGATION_MAX = 16

/** A word of insistence, with its place in the whole text. */
export interface Cue {
  start: number
  end: number
  importance: Importance
}

/** All of a sentence, in reading order. */
export function cuesIn(flat: string, from: number): Cue[] {
  return [...flat.matchAll(CUES)].map((match) => {
    const start = from + match.index
    const before = flat.slice(Math.max(0, match.index - NEGATION_MAX), match.index)
    const insists = match[1] !== undefined && !NEGATED.test(before)
    return { start, end: start + match[0].length, importance: insists ? 'EXCLUYENTE' : 'DESEABLE' }
  })
}
