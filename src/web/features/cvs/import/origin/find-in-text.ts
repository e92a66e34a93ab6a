import { type TextWord, wordsIn, wordsOfPages } from './text-words.ts'

/** From one word of the text to another, both included. */
export interface Stretch {
  first: number
  last: number
}

/** Words of the text that a reading may leave out between two that belong together. */
const MOST_LEFT_OUT = 8
/** Of a long text so much must be found. */
const ENOUGH = 0.6
/** Nothing is searched for longer than a person would wait, however often its first word stands there. */
const MOST_WORDS = 60
const MOST_PLACES = 300

/** The read text, ready to be searched for what was made of it. */
export class ReadText {
  readonly pages: readonly string[]
  readonly words: readonly TextWord[]
  readonly #places = new Map<string, number[]>()

  constructor(pages: readonly string[]) {
    this.pages = pages
    this.words = wordsOfPages(pages)
    for (const [at, { word }] of this.words.entries()) {
      const known = this.#places.get(word)
      if (known) known.push(at)
      else this.#places.set(word, [at])
    }
  }

  /** Everywhere where a text stands, word for word; where it does nowhere, the one place that holds most of it. */
  find(text: string): Stretch[] {
    const wanted = wordsIn(text)
    const [first] = wanted
    if (first === undefined) return []
    const whole = (this.#places.get(first) ?? []).filter((at) =>
      wanted.every((word, i) => this.words[at + i]?.word === word),
    )
    if (whole.length > 0) return whole.map((at) => ({ first: at, last: at + wanted.length - 1 }))
    return this.#mostOf(wanted.slice(0, MOST_WORDS))
  }

  #mostOf(wanted: readonly string[]): Stretch[] {
    let best: (Stretch & { found: number }) | null = null
    // The reading may have cut the beginning off.
    for (const [skipped, word] of wanted.slice(0, 3).entries()) {
      for (const at of this.#places.get(word)?.slice(0, MOST_PLACES) ?? []) {
        const found = this.#follow(wanted.slice(skipped), at)
        if (!best || found.found > best.found) best = found
      }
    }
    return best && best.found >= Math.max(2, wanted.length * ENOUGH) ? [{ first: best.first, last: best.last }] : []
  }

  #follow(wanted: readonly string[], first: number): Stretch & { found: number } {
    let [last, found] = [first, 1]
    for (const word of wanted.slice(1)) {
      const near = this.words.slice(last + 1, last + 2 + MOST_LEFT_OUT).findIndex((one) => one.word === word)
      if (near < 0) continue
      last += near + 1
      found += 1
    }
    return { first, last, found }
  }
}
