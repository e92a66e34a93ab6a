import { type Place, placed, wanted } from './lexemes.ts'

/** One part of a search as it is asked of each tier; every tier also takes what the one before takes. */
export interface Part {
  /** The thing itself, named by the title. */
  named: string
  /** One of its words in the title. */
  title: string
  /** Among the data: skills, company, conditions. */
  data: string
  /** Anywhere, the running text too. */
  all: string
}

const each = (combine: (pick: (part: Part) => string) => string): Part => ({
  named: combine(({ named }) => named),
  title: combine(({ title }) => title),
  data: combine(({ data }) => data),
  all: combine(({ all }) => all),
})

const joined = (ways: readonly string[], operator: ' | ' | ' & '): string => {
  const unique = [...new Set(ways)]
  return unique.length === 1 ? (unique[0] ?? '') : `(${unique.join(operator)})`
}

export const anyOf = (parts: readonly Part[]): Part => each((pick) => joined(parts.map(pick), ' | '))
export const allOf = (parts: readonly Part[]): Part => each((pick) => joined(parts.map(pick), ' & '))

/** The first is the thing itself, the others ways to write it, which only the second tier takes. */
export const thingOr = (thing: Part, ways: readonly Part[]): Part => ({
  ...anyOf([thing, ...ways]),
  named: thing.named,
})

/** The same, and after all of it whatever the other part has among its data. */
export const widerBy = (part: Part, { data }: Part): Part => ({ ...part, all: joined([part.all, data], ' | ') })

const at = (place: Place, lexeme: string, whole: boolean): string => wanted(placed(place, lexeme), whole)

/** Of a thing that we know: running text that only mentions it does not count. */
export function known(lexeme: string, whole = true): Part {
  const [title, data] = [at('title', lexeme, whole), at('data', lexeme, whole)]
  return { named: title, title, data, all: data }
}

/** Of anything else: wherever it stands. */
export function anywhere(lexeme: string, whole = true): Part {
  const [title, data] = [at('title', lexeme, whole), at('data', lexeme, whole)]
  return { named: title, title, data, all: joined([data, at('text', lexeme, whole)], ' | ') }
}

/** Of the conditions: no title has to say them. */
export function condition(lexeme: string): Part {
  const data = at('data', lexeme, true)
  return { named: data, title: data, data, all: data }
}

/** Words that follow each other, each so many words after the one before. */
export function phrase(words: readonly { lexeme: string; gap: number }[]): Part {
  const inPlace = (place: Place) =>
    `(${words.map(({ lexeme, gap }, first) => `${first === 0 ? '' : ` <${gap}> `}${at(place, lexeme, true)}`).join('')})`
  const [title, data] = [inPlace('title'), inPlace('data')]
  return { named: title, title, data, all: `(${data} | ${inPlace('text')})` }
}

/** From the best to the widest, each without what a better one takes. */
export function tiersOf({ named, title, data, all }: Part): string[] {
  const tiers = [...new Set([named, title, data, all])]
  return tiers.map((tier, place) => [tier, ...tiers.slice(0, place).map((better) => `!${better}`)].join(' & '))
}
