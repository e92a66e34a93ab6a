import { flatten, fold, type Token } from '#server/features/language/normalise/fold.ts'
import {
  readContract,
  readModality,
  readSeniority,
  readWorkingDay,
} from '#server/features/language/normalise/read-work.ts'
import { languages } from '#server/features/language/taxonomy/reference.ts'
import { areaOf, rolesAround } from './areas.ts'
import { isStopWord, lexemeOf, type Mark, marked } from './lexemes.ts'
import { allOf, anyOf, anywhere, condition, known, type Part, phrase, thingOr, widerBy } from './query-parts.ts'
import { placePart, placesNamed } from './query-places.ts'
import { findNamed, type Named, oneWordNames } from './query-terms.ts'

/** What somebody typed, as PostgreSQL understands it: four questions, each wider than the one before. */
export interface QueryWords extends Part {
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

const SHORTEST_PREFIX = 2
const LONG_PREFIX = 3
const LONGEST_NAME = 8

/** Null when nothing was typed that can be looked for. A wide search takes what is near a role for the role. */
export function understand(typed: string, wide = false): QueryWords | null {
  const query = new Query(
    ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), typed),
    wide,
  )
  query.takePhrases()
  query.takeConditions()
  query.takeRest()
  return query.words()
}

/** A search on its way: what is understood becomes a part and is blanked where it stands. */
class Query {
  readonly #typed: string
  readonly #wide: boolean
  #open: string
  readonly #parts: Part[] = []
  readonly #unknown: string[] = []

  constructor(typed: string, wide: boolean) {
    this.#typed = typed
    this.#wide = wide
    this.#open = typed
  }

  words(): QueryWords | null {
    if (this.#parts.length > 0) return { ...allOf(this.#parts), unknown: this.#unknown }
    // Something was asked for, only in letters that no vacancy is written in.
    const isForeign = /\p{L}/u.test(this.#typed) && fold(this.#typed).length === 0
    return isForeign ? { ...condition(NOTHING), unknown: [] } : null
  }

  /** Words in quotes stand together and in this order. */
  takePhrases(): void {
    for (const { 0: whole, 1: inner = '', index } of this.#open.matchAll(/["«“]([^"«»“”]+)["»”]/g)) {
      this.#blank(index, index + whole.length)
      const tokens = fold(inner).map((token, at) => ({ token, at }))
      const said = tokens.filter(({ token }) => !isStopWord(token))
      const words = said.map(({ token, at }, place) => ({
        lexeme: lexemeOf(token),
        gap: at - (said[place - 1]?.at ?? at),
      }))
      if (words.length > 0) this.#parts.push(phrase(words))
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
      const written = mark === 'level' && tokens.length === 1 ? tokens.map((token) => condition(lexemeOf(token))) : []
      this.#parts.push(thingOr(condition(marked(mark, value)), written))
    }
  }

  takeRest(): void {
    const parts = this.#understood(fold(this.#open), LONGEST_NAME, (token) => this.#lastOrUnknown(token))
    this.#parts.push(...parts)
  }

  #understood(tokens: readonly Token[], longest: number, word: (token: Token) => Part[]): Part[] {
    const named = findNamed(tokens, longest)
    const parts: Part[] = []
    for (let at = 0; at < tokens.length; ) {
      const here = named.find(({ from }) => from === at)
      const next = here?.to ?? named.find(({ from }) => from > at)?.from ?? tokens.length
      if (here) {
        const said = tokens.slice(here.from, here.to)
        parts.push(this.#around(here, said, this.#concept(here, said)))
      } else parts.push(...placesAndWords(tokens.slice(at, next), word, this.#wide))
      at = next
    }
    return parts
  }

  /** With the whole field that its word names, and in a wide search with the roles near to it. */
  #around({ concepts }: Named, tokens: readonly Token[], part: Part): Part {
    const near = this.#wide ? concepts.flatMap(({ kind, id }) => (kind === 'role' ? (rolesAround(id) ?? []) : [])) : []
    const area = tokens.length === 1 ? tokens.flatMap((token) => areaOf(lexemeOf(token)) ?? []) : []
    const wider = [...near, ...area]
    return wider.length > 0 ? widerBy(part, anyOf(wider)) : part
  }

  /** By its concept, or by its words, each of which may be a concept of its own («programador Java»). */
  #concept({ concepts }: Named, tokens: readonly Token[]): Part {
    const thing = anyOf(concepts.map(({ kind, id }) => conceptPart(kind, id)))
    if (tokens.length > 1) {
      const inner = this.#understood(tokens, tokens.length - 1, (token) => [known(lexemeOf(token))])
      return inner.length > 0 ? thingOr(thing, [allOf(inner)]) : thing
    }
    const names = concepts.flatMap(oneWordNames).map((name) => writtenOut(fold(name)))
    return thingOr(
      thing,
      [writtenOut(tokens), ...names].filter((part) => part !== undefined),
    )
  }

  /** The last word may still be in the making; any may be mistyped. */
  #lastOrUnknown(token: Token): Part[] {
    const isLast = token.end === this.#typed.length
    const { length } = token.plain
    if (isLast && length < SHORTEST_PREFIX) return []
    const lexeme = lexemeOf(token)
    const area = areaOf(lexeme)
    if (area) return [widerBy(anywhere(lexeme), area)]
    this.#unknown.push(token.plain)
    if (!isLast) return [anywhere(lexeme)]
    return [length < LONG_PREFIX ? known(lexeme, false) : anywhere(lexeme, false)]
  }

  #blank(start: number, end: number): void {
    this.#open = this.#open.slice(0, start) + ' '.repeat(end - start) + this.#open.slice(end)
  }
}

function placesAndWords(tokens: readonly Token[], word: (token: Token) => Part[], wide: boolean): Part[] {
  const places = placesNamed(tokens)
  return tokens.flatMap((token, at) => {
    const place = places.find(({ from, to }) => from <= at && at < to)
    if (place) return place.from === at ? [placePart(place, tokens.slice(place.from, place.to), wide)] : []
    if (isStopWord(token) || NOISE.has(token.plain)) return []
    const language = languageCodes().get(token.plain)
    return language ? [thingOr(condition(marked('language', language)), [condition(lexemeOf(token))])] : word(token)
  })
}

/** All of these words, as they are. */
function writtenOut(tokens: readonly Token[]): Part | undefined {
  const said = tokens.filter((token) => !isStopWord(token)).map((token) => known(lexemeOf(token)))
  return said.length > 0 ? allOf(said) : undefined
}

/** Tools and techniques count wherever they are named; «ventas» or «comunicación» in running text say little. */
function conceptPart(kind: 'role' | 'skill', id: string): Part {
  const mark = known(marked(kind, id))
  if (kind === 'role') return id === INTERN ? anyOf([mark, condition(marked('contract', 'PRACTICAS'))]) : mark
  return { ...mark, all: anywhere(marked('skill', id)).all }
}

/** «Becario» and «prácticas» are a role for the taxonomy and a contract for the vacancy. */
const INTERN = 'intern'

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
const NOTHING = '#nothing'
