import { fold, type Token } from '#server/features/language/normalise/fold.ts'

/** Where a word or thing stands in a vacancy: in its title, among its data, or only in the running text. */
export type Place = 'title' | 'data' | 'text'

/** Kinds of things that stand beside the words, so that a search for a thing finds every way to write it. */
export type Mark = 'role' | 'skill' | 'place' | 'modality' | 'contract' | 'day' | 'level' | 'language'

/** The sign keeps «contr», half typed, from finding every `contract:`. */
export const marked = (mark: Mark, value: string): string => `#${mark}:${value.toLowerCase()}`

const SIGN: Record<Place, string> = { title: '^', data: '', text: '~' }

/** The place is part of the lexeme: the index alone then knows how good a hit is, and no row has to be read to rank it. */
export const placed = (place: Place, lexeme: string): string => SIGN[place] + lexeme

const STOP_WORDS = new Set(
  `a al algo algun alguna algunas algunos ante antes aquel asi aun aunque bajo bien cada como con contra cual cuales cualquier cuando cuya cuyo
  de del desde donde dos durante e el ella ellas ellos en entre era es esa esas ese eso esos esta estas este esto estos fue ha hace hasta hay
  la las le les lo los mas me mi mientras muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero
  poco por porque pues que quien quienes se sea ser si sido siempre sin sobre son su sus tal tambien tan tanto te tener ti tiene toda todas
  todo todos tras tu tus u un una unas uno unos vuestra vuestro y ya yo
  an and are as at be by for from in is it of on or our the this to we will with you your`.split(/\s+/),
)

export const isStopWord = (token: Token): boolean => STOP_WORDS.has(token.plain)

/** Spanish accents, number and gender folded, not stemmed: a stemmer takes «contador» for «contamos», which every advert says. */
export const lexemeOf = (token: Token): string => token.folded

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

const LAST_POSITION = 16_000
const MOST_POSITIONS = 200
const GAP = 20

/** Collects the words and marks of a vacancy, field by field, in the form that PostgreSQL reads as a tsvector. */
export class Lexemes {
  readonly #positions = new Map<string, Set<number>>()
  #next = 1

  addText(text: string, place: Place): void {
    const tokens = fold(text)
    tokens.forEach((token, at) => {
      if (!isStopWord(token)) this.#add(lexemeOf(token), place, this.#next + at)
    })
    // A phrase never runs from one field into the next.
    this.#next += tokens.length + GAP
  }

  addMark(mark: Mark, value: string, place: Place): void {
    this.#add(marked(mark, value), place)
  }

  /** What the title says is among the data too. */
  #add(lexeme: string, place: Place, position?: number): void {
    for (const where of place === 'title' ? (['title', 'data'] as const) : [place]) {
      const key = placed(where, lexeme)
      const known = this.#positions.get(key) ?? new Set()
      if (position !== undefined && position < LAST_POSITION && known.size < MOST_POSITIONS) known.add(position)
      this.#positions.set(key, known)
    }
  }

  toString(): string {
    return [...this.#positions]
      .map(([lexeme, positions]) =>
        positions.size > 0 ? `${quoted(lexeme)}:${[...positions].join(',')}` : quoted(lexeme),
      )
      .join(' ')
  }
}

/** One lexeme in a query; `whole` false asks for every word that begins like it. */
export const wanted = (lexeme: string, whole = true): string => (whole ? quoted(lexeme) : `${quoted(lexeme)}:*`)
