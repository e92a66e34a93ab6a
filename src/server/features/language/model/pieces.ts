import { readFileSync } from 'node:fs'

/** Ids that mean no word: an unknown word, the start of a text, the end of a part of it. */
const UNKNOWN = 1
export const START = 2
export const END = 3

export interface Piece {
  id: number
  /** Where its first letter stands in the text. */
  at: number
  begins_word: boolean
}

const LONGEST_WORD = 100
const APART = /^[\p{P}$+<=>^`|~]$/u
const NOTHING = /^[\p{Cc}\p{Cf}\uFFFD]$/u

/** Cuts texts into the pieces that the model was taught with: small letters, no accents, punctuation apart, longest piece first. */
export class Pieces {
  readonly #ids: ReadonlyMap<string, number>
  readonly #letters = new Map<string, string>()

  constructor() {
    const names = readFileSync(new URL('pieces.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
    this.#ids = new Map(names.map((name, id) => [name, id]))
  }

  /** A line break is an `END`. */
  of(text: string): Piece[] {
    const found: Piece[] = []
    let word = ''
    let places: number[] = []
    const close = () => {
      found.push(...this.#ofWord(word, places))
      word = ''
      places = []
    }
    let at = 0
    for (const char of text) {
      if (char === '\n') {
        close()
        if (found.length > 0 && found.at(-1)?.id !== END) found.push({ id: END, at, begins_word: true })
      } else
        for (const letter of this.#folded(char)) {
          if (/\s/.test(letter)) close()
          else if (APART.test(letter)) {
            close()
            found.push({ id: this.#ids.get(letter) ?? UNKNOWN, at, begins_word: true })
          } else {
            word += letter
            places.push(...Array<number>(letter.length).fill(at))
          }
        }
      at += char.length
    }
    close()
    return found
  }

  #folded(char: string): string {
    const known = this.#letters.get(char)
    if (known !== undefined) return known
    const folded = /^[\t\r]$/.test(char)
      ? ' '
      : NOTHING.test(char)
        ? ''
        : char
            .normalize('NFD')
            .replace(/\p{Mn}/gu, '')
            .toLowerCase()
    this.#letters.set(char, folded)
    return folded
  }

  #ofWord(word: string, places: readonly number[]): Piece[] {
    if (word === '') return []
    const whole = [{ id: UNKNOWN, at: places[0] ?? 0, begins_word: true }]
    if (word.length > LONGEST_WORD) return whole
    const found: Piece[] = []
    for (let from = 0; from < word.length; ) {
      const piece = this.#longest(word, from)
      if (!piece) return whole
      found.push({ id: piece.id, at: places[from] ?? 0, begins_word: from === 0 })
      from = piece.to
    }
    return found
  }

  #longest(word: string, from: number): { id: number; to: number } | undefined {
    for (let to = word.length; to > from; to--) {
      const id = this.#ids.get((from > 0 ? '##' : '') + word.slice(from, to))
      if (id !== undefined) return { id, to }
    }
    return undefined
  }
}
