import { findPlaces } from '../../matching/normalise/find-places.ts'
import { flatten, fold, type Token } from '../../matching/normalise/fold.ts'
import { readContract, readModality, readSeniority, readWorkingDay } from '../../matching/normalise/read-work.ts'
import { languages } from '../../matching/taxonomy/reference.ts'
import { isStopWord, lexemeOf, type Mark, marked, wanted } from './lexemes.ts'
import { findNamed, type Named, oneWordNames } from './query-terms.ts'

/** What somebody typed, as PostgreSQL understands it. */
export interface QueryWords {
  /** Every part must be there, in one of its ways. */
  match: string
  /** The same parts, each as good as it is found. */
  rank: string
  /** Words that name nothing we know: they may be mistyped. */
  unknown: string[]
}

/** Words that say that one looks for work, and so nothing about which. */
const NOISE = new Set(
  `trabajo trabajos empleo empleos oferta ofertas vacante vacantes puesto puestos plaza plazas busco buscar buscando busca necesito quiero
  trabajar urgente urgentes job jobs work employment laboral laborales bolsa cerca`.split(/\s+/),
)

/** As adverts and searches shorten them. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bing\.?(?=\s)/gi, 'ingeniero'],
  [/\baux\.?(?=\s)/gi, 'auxiliar'],
  [/\bt[eé]c\.?(?=\s)/gi, 'tecnico'],
  [/\bcoord\.?(?=\s)/gi, 'coordinador'],
  [/\bresp\.?(?=\s)/gi, 'responsable'],
  [/\bprofe?\.?(?=\s)/gi, 'profesor'],
  [/\badmvo\.?(?=\s|$)/gi, 'administrativo'],
]

const PREFIX_FROM = 3
const LONGEST_NAME = 8

const anyOf = (ways: readonly string[]): string => {
  const unique = [...new Set(ways)]
  return unique.length === 1 ? (unique[0] ?? '') : `(${unique.join(' | ')})`
}
const allOf = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`)

/** Null when nothing was typed that can be looked for. */
export function understand(typed: string): QueryWords | null {
  const query = new Query(ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), typed))
  query.takePhrases()
  query.takeConditions()
  query.takeRest()
  return query.words()
}

/** A search on its way: what is understood becomes a part and is blanked where it stands. */
class Query {
  readonly #typed: string
  #open: string
  readonly #parts: string[] = []
  readonly #leaves = new Set<string>()
  readonly #unknown: string[] = []

  constructor(typed: string) {
    this.#typed = typed
    this.#open = typed
  }

  words(): QueryWords | null {
    if (this.#parts.length > 0)
      return { match: this.#parts.join(' & '), rank: [...this.#leaves].join(' | '), unknown: this.#unknown }
    // Something was asked for, only in letters that no vacancy is written in.
    const isForeign = /\p{L}/u.test(this.#typed) && fold(this.#typed).length === 0
    return isForeign ? { match: NOTHING, rank: NOTHING, unknown: [] } : null
  }

  /** Words in quotes stand together and in this order. */
  takePhrases(): void {
    for (const { 0: whole, 1: inner = '', index } of this.#open.matchAll(/["«“]([^"«»“”]+)["»”]/g)) {
      this.#blank(index, index + whole.length)
      const tokens = fold(inner).map((token, at) => ({ token, at }))
      const said = tokens.filter(({ token }) => !isStopWord(token))
      const steps = said.map(({ token, at }, place) => {
        const gap = at - (said[place - 1]?.at ?? at)
        return `${place === 0 ? '' : ` <${gap}> `}${this.#leaf(lexemeOf(token))}`
      })
      if (steps.length > 0) this.#parts.push(`(${steps.join('')})`)
    }
  }

  /** «remoto», «media jornada», «por proyecto», «sin experiencia»: the vacancy says it in a field of its own. */
  takeConditions(): void {
    const flat = flatten(this.#open)
    const facts: { start: number; end: number; mark: Mark; value: string }[] = [
      ...readModality(this.#open, flat).map((fact) => ({ ...fact, mark: 'modality' as const })),
      ...readWorkingDay(this.#open, flat).map((fact) => ({ ...fact, mark: 'day' as const })),
      ...readContract(this.#open, flat).map((fact) => ({ ...fact, mark: 'contract' as const })),
      ...readSeniority(this.#open, flat).map((fact) => ({ ...fact, mark: 'level' as const })),
    ]
    for (const { start, end, mark, value } of facts) {
      const tokens = fold(this.#open.slice(start, end))
      if (tokens.length === 0) continue
      this.#blank(start, end)
      const written = mark === 'level' && tokens.length === 1 ? this.#writtenOut(tokens) : []
      this.#parts.push(anyOf([this.#leaf(marked(mark, value)), ...written]))
    }
  }

  takeRest(): void {
    const parts = this.#understood(fold(this.#open), LONGEST_NAME, (token) => this.#lastOrUnknown(token))
    this.#parts.push(...parts)
  }

  #understood(tokens: readonly Token[], longest: number, word: (token: Token) => string): string[] {
    const named = findNamed(tokens, longest)
    const parts: string[] = []
    for (let at = 0; at < tokens.length; ) {
      const here = named.find(({ from }) => from === at)
      const next = here?.to ?? named.find(({ from }) => from > at)?.from ?? tokens.length
      if (here) parts.push(this.#concept(here, tokens.slice(here.from, here.to)))
      else parts.push(...this.#placesAndWords(tokens.slice(at, next), word))
      at = next
    }
    return parts
  }

  /** By its concept, or by its words, each of which may be a concept of its own («programador Java»). */
  #concept({ concepts }: Named, tokens: readonly Token[]): string {
    const marks = concepts.flatMap(({ kind, id }) => [marked(kind, id), ...(ALSO[id] ?? [])])
    const single = tokens.length === 1
    const names = single ? concepts.flatMap(oneWordNames).flatMap((name) => this.#writtenOut(fold(name))) : []
    const inner = single
      ? this.#writtenOut(tokens)
      : [allOf(this.#understood(tokens, tokens.length - 1, (token) => this.#leaf(lexemeOf(token))))]
    return anyOf([...marks.map((mark) => this.#leaf(mark)), ...inner, ...names])
  }

  #placesAndWords(tokens: readonly Token[], word: (token: Token) => string): string[] {
    const places = findPlaces(tokens)
    return tokens.flatMap((token, at) => {
      const place = places.find(({ from, to }) => from <= at && at < to)
      if (place) return place.from === at ? [this.#place(place.places, tokens.slice(place.from, place.to))] : []
      if (isStopWord(token) || NOISE.has(token.plain)) return []
      const language = languageCodes().get(token.plain)
      if (language) return [anyOf([this.#leaf(marked('language', language)), ...this.#writtenOut([token])])]
      return [word(token)]
    })
  }

  #place(places: readonly { id: string }[], tokens: readonly Token[]): string {
    return anyOf([...places.map(({ id }) => this.#leaf(marked('place', id))), ...this.#writtenOut(tokens)])
  }

  /** The last word may still be in the making; any may be mistyped. */
  #lastOrUnknown(token: Token): string {
    this.#unknown.push(token.plain)
    const isLast = token.end === this.#typed.length && token.plain.length >= PREFIX_FROM
    const exact = this.#leaf(lexemeOf(token))
    return isLast ? anyOf([exact, this.#leaf(lexemeOf(token), false)]) : exact
  }

  /** All of these words, as they are. */
  #writtenOut(tokens: readonly Token[]): string[] {
    const said = tokens.filter((token) => !isStopWord(token)).map((token) => this.#leaf(lexemeOf(token)))
    return said.length > 0 ? [allOf(said)] : []
  }

  #leaf(lexeme: string, whole = true): string {
    const leaf = wanted(lexeme, whole)
    this.#leaves.add(leaf)
    return leaf
  }

  #blank(start: number, end: number): void {
    this.#open = this.#open.slice(0, start) + ' '.repeat(end - start) + this.#open.slice(end)
  }
}

/** «Becario» and «prácticas» are a role for the taxonomy and a contract for the vacancy. */
const ALSO: Readonly<Record<string, string[]>> = { intern: [marked('contract', 'PRACTICAS')] }

let codes: Map<string, string> | undefined

function languageCodes(): Map<string, string> {
  codes ??= new Map(
    languages().flatMap(({ id, name_es, name_en, aliases }) =>
      [name_es, name_en, ...aliases].map((name): [string, string] => [flatten(name), id]),
    ),
  )
  return codes
}

/** A lexeme that no vacancy has. */
const NOTHING = "'role:'"
