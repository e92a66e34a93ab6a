import type { Segment } from '../segments.ts'
import type { Stance } from '../stance.ts'

/** What is known of a statement before it is judged beside its neighbours. */
export type Known = Pick<Segment, 'flat' | 'sentence' | 'cues'> & Pick<Stance, 'stance'>

const WORD = /[a-z]+|\d+|[€$%?:]/g
/** A neighbour says by its beginning what it is. */
const NEIGHBOUR_WORDS = 8
const QUARTERS = 4

/** All that speaks for one kind or another: its words, in pairs too, how it begins, where it stands, and what stands around it. */
export function marksOf(statements: readonly Known[], at: number): string[] {
  const one = statements[at]
  if (!one) return []
  const { flat, sentence, cues, stance } = one
  const words = wordsOf(flat)
  const [first = '', second = ''] = words
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, i) => `${words[i]} ${word}`),
      `^${first}`,
      `^${first} ${second}`,
      `#section ${sentence.section}`,
      `#opened ${sentence.opened ? sentence.section : false}`,
      `#listed ${sentence.listed}`,
      `#long ${Math.floor(Math.log2(1 + words.length))}`,
      `#stance ${stance}`,
      `#stance ${stance} ${sentence.section}`,
      `#quarter ${Math.floor((at / statements.length) * QUARTERS)}`,
      ...cues.map(({ importance }) => `#cue ${importance}`),
      ...sentence.heading.split(' ').map((word) => `#under ${word}`),
      ...marksOfNeighbour('<', statements[at - 1]),
      ...marksOfNeighbour('>', statements[at + 1]),
    ]),
  ]
}

function marksOfNeighbour(side: string, neighbour: Known | undefined): string[] {
  if (!neighbour) return [`${side}#none`]
  const words = neighbour.flat.match(/[a-z]+|[€$]/g) ?? []
  return [`${side}#stance ${neighbour.stance}`, ...words.slice(0, NEIGHBOUR_WORDS).map((word) => `${side}${word}`)]
}

/** All numbers are alike. */
const wordsOf = (flat: string): string[] => (flat.match(WORD) ?? []).map((word) => (/^\d/.test(word) ? '0' : word))
