import type { Importance } from '#shared/matching/matching.ts'
import type { Sentence } from './ad-text.ts'

const MUST =
  '(?:imprescindibles?|indispensables?|excluyentes?|obligatori[oa]s?|requisitos?|requerid[oa]s?|necesari[oa]s?|must(?:[ -]have)?|required|mandatory)'
const WISH =
  '(?:deseables?|desirable|valorables?|valorara|se valoran?|valoramos|valoraremos|plus|nice to have|opcional(?:es)?|preferible(?:mente)?|preferred|ideal(?:mente)?|sumara)'
const CUES = new RegExp(`(?<![a-z])(?:(${MUST})|(${WISH}))(?![a-z])`, 'g')
const NEGATED = /(?:^|[^a-z])(?:no|not|sin ser)(?: (?:es|sera|son|is))? $/

interface Cue {
  start: number
  end: number
  importance: Importance
}

/** How much a sentence insists on what stands between two positions of the whole text. */
export function importanceOf(sentence: Sentence, start: number, end: number): Importance {
  const cues = cuesIn(sentence)
  const beside = cues.find((cue) => cue.start >= end && isBeside(between(sentence, end, cue.start)))
  const chosen =
    beside ??
    cues.findLast((cue) => cue.end <= start && start - cue.end <= REACH) ??
    cues.find((cue) => cue.start >= end && cue.start - end <= REACH)
  return chosen?.importance ?? (sentence.section && OF_SECTION[sentence.section]) ?? 'IMPORTANTE'
}

/** How far a word of insistence reaches in a long sentence. */
const REACH = 90

export const hasCueNear = (sentence: Sentence, start: number, end: number): boolean =>
  cuesIn(sentence).some((cue) => start - cue.end <= REACH && cue.start - end <= REACH)

const OF_SECTION: Partial<Record<NonNullable<Sentence['section']>, Importance>> = {
  MUST: 'EXCLUYENTE',
  WISH: 'DESEABLE',
}

const between = (sentence: Sentence, from: number, to: number): string =>
  sentence.flat.slice(from - sentence.start, to - sentence.start)

/** «Inglés B2 (deseable)», «Jest es un plus» */
const isBeside = (gap: string): boolean => /^[\s(:–-]*(?:(?:es|sera|son|is|no|no es) )?(?:un |a )?$/.test(gap)

function cuesIn(sentence: Sentence): Cue[] {
  return [...sentence.flat.matchAll(CUES)].map((match) => {
    const start = sentence.start + match.index
    const insists = match[1] !== undefined && !NEGATED.test(sentence.flat.slice(0, match.index))
    return { start, end: start + match[0].length, importance: insists ? 'EXCLUYENTE' : 'DESEABLE' }
  })
}
