import { fold, type Token } from '../../matching/normalise/fold.ts'

export type Weight = 'A' | 'B' | 'C' | 'D'

/** Kinds of things that stand beside the words, so that a search for a thing finds every way to write it. */
export type Mark = 'role' | 'skill' | 'place' | 'modality' | 'contract' | 'day' | 'level' | 'language'

export const marked = (mark: Mark, value: string): string => `${mark}:${value.toLowerCase()}`

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
const GAP = 20

/** Collects the words and marks of a text field by field, in the form that PostgreSQL reads as a tsvector. */
export class Lexemes {
  readonly #positions: Map<string, Set<string>>
  #next: number

  constructor(positions: ReadonlyMap<string, ReadonlySet<string>> = new Map(), next = 1) {
    this.#positions = new Map([...positions].map(([lexeme, places]) => [lexeme, new Set(places)]))
    this.#next = next
  }

  copy(): Lexemes {
    return new Lexemes(this.#positions, this.#next)
  }

  addText(text: string, weight: Weight): void {
    const tokens = fold(text)
    tokens.forEach((token, at) => {
      if (!isStopWord(token)) this.#add(lexemeOf(token), this.#next + at, weight)
    })
    // A phrase never runs from one field into the next.
    this.#next += tokens.length + GAP
  }

  addMark(mark: Mark, value: string, weight: Weight): void {
    this.#add(marked(mark, value), 1, weight)
  }

  #add(lexeme: string, position: number, weight: Weight): void {
    const known = this.#positions.get(lexeme)
    const place = `${Math.min(position, LAST_POSITION)}${weight}`
    if (known) known.add(place)
    else this.#positions.set(lexeme, new Set([place]))
  }

  toString(): string {
    return [...this.#positions]
      .map(([lexeme, places]) => `${quoted(lexeme)}:${[...places].slice(0, 200).join(',')}`)
      .join(' ')
  }
}

/** One lexeme in a query; `whole` false asks for every word that begins like it. */
export const wanted = (lexeme: string, whole = true): string => (whole ? quoted(lexeme) : `${quoted(lexeme)}:*`)
