import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import type { Line } from '../../lines/line.ts'
import { positionScore } from '../names/employers.ts'
import { roleScore } from '../names/names.ts'
import { sentencesOf } from '../sections/items.ts'

const MOST_WORDS = 8
const STRONG = 2
const CAPITAL_INSIDE = /\s\p{Lu}\p{Ll}/u

/** «Velero Punta Norte» over «Ayudante de cubierta.»: a proper name is the employer where the words below are the trade. */
export const isNamedAboveTrade = (name: string, body: readonly Line[]): boolean =>
  CAPITAL_INSIDE.test(name) && roleScore(name) === 0 && findConcepts(name).length === 0 && beginsWithTrade(body)

function beginsWithTrade([first]: readonly Line[]): boolean {
  const [sentence = ''] = first && !first.bullet ? sentencesOf(first.text) : []
  return sentence.split(' ').length <= MOST_WORDS && positionScore(sentence) >= STRONG
}
