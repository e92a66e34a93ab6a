import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Placed, Proposal } from '../propose-requirements.ts'

interface Word {
  at: number
  end: number
  flat: string
}

/** How many words of tags and heads of tables may be missing between two words that were read. */
const FARTHEST = 60

/** The proposals with quotes that stand in the text as it was pasted; they were read in it without tags, tables and broken lines. */
export function quotedFrom(pasted: string, read: string, placed: readonly Placed[]): Proposal[] {
  if (pasted === read) return placed.map(({ proposal }) => proposal)
  const words = wordsOf(read)
  const places = placesIn(wordsOf(pasted), words)
  return placed.map(({ at, end, proposal }) => {
    const inside = places.filter((_, index) => {
      const word = words[index]
      return word !== undefined && word.at < end && word.end > at
    })
    const [first, last] = [inside.find((word) => word), inside.findLast((word) => word)]
    if (pasted.includes(proposal.quote) || !first || !last) return proposal
    return { ...proposal, quote: pasted.slice(first.at, last.end) }
  })
}

/** For each word that was read, the word of the pasted text that it is. */
function placesIn(pasted: readonly Word[], read: readonly Word[]): (Word | undefined)[] {
  let next = 0
  return read.map(({ flat }) => {
    const found = pasted.slice(next, next + FARTHEST).findIndex((word) => word.flat === flat)
    if (found < 0) return undefined
    next += found + 1
    return pasted[next - 1]
  })
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    flat: flatten(word),
  }))
