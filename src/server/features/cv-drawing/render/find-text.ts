import { plainly } from '../child/legible.ts'
import { LONGEST_WHOLE_WORD } from '../child/typst-data.ts'

/** Text without its white space, which stands apart: lines break where they like, words do not. */
interface Dense {
  letters: string
  /** Places in `letters` before which there was white space. */
  gaps: Set<number>
}

function dense(text: string): Dense {
  const words = plainly(text).normalize('NFC').split(/\s+/).filter(Boolean)
  const gaps = new Set<number>()
  let length = 0
  for (const word of words) {
    gaps.add(length)
    length += word.length
  }
  return { letters: words.join(''), gaps: gaps.add(length) }
}

/** Places inside words so long that they may go over to the next line. */
function breakablePlaces({ gaps }: Dense): Set<number> {
  const edges = [...gaps]
  const long = edges.flatMap((start, i) => {
    const length = (edges[i + 1] ?? start) - start
    return length > LONGEST_WHOLE_WORD ? Array.from({ length }, (_, k) => start + k) : []
  })
  return new Set(long)
}

const WORD = /[\p{L}\p{N}]/u

/** Finds whole values in a text that was read out of a file. */
export class ReadText {
  readonly #text: Dense

  constructor(text: string) {
    this.#text = dense(text)
  }

  /** Where a value ends, looking from a place on; -1 when it is not there as it was written. */
  find(value: string, from: number): number {
    const wanted = dense(value)
    const breakable = breakablePlaces(wanted)
    const { letters } = this.#text
    for (let at = letters.indexOf(wanted.letters, from); at >= 0; at = letters.indexOf(wanted.letters, at + 1)) {
      if (this.#isWhole(at, wanted, breakable)) return at + wanted.letters.length
    }
    return -1
  }

  #isWhole(at: number, wanted: Dense, breakable: Set<number>): boolean {
    const { letters, gaps } = this.#text
    const end = at + wanted.letters.length
    const runsOn = (place: number) =>
      !gaps.has(place) && WORD.test(letters.charAt(place - 1)) && WORD.test(letters.charAt(place))
    if (runsOn(at) || runsOn(end)) return false
    for (let k = 1; k < wanted.letters.length; k += 1) {
      if (gaps.has(at + k) !== wanted.gaps.has(k) && !breakable.has(k)) return false
    }
    return true
  }
}
