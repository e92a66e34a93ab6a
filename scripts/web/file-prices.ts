// What files cost a browser, so that a plan can be weighed before it is built.
import type { Visit } from './visits.ts'

/**
 * What one more file costs: a kilobyte of headers, words that it could have shared with others when it was compressed, and
 * its turn on one of six connections.
 */
const FILE_COST = 3000

export interface Priced {
  bytes: number
  /** For each visit, whether it needs this file. */
  needed: Uint8Array
}

export class FilePrices {
  readonly #weights: number[]
  readonly #on: number[]
  readonly #first: number[]

  constructor(visits: Visit[]) {
    const number_of = new Map(visits.map((visit, at) => [visit, at]))
    this.#weights = visits.map(({ weight }) => weight)
    this.#on = visits.map(({ on }) => (on ? (number_of.get(on) ?? -1) : -1))
    this.#first = visits.flatMap(({ is_first }, at) => (is_first ? [at] : []))
  }

  /** What it costs all visits together; for what is opened on a page, the page has fetched it already. */
  of({ bytes, needed }: Priced): number {
    return this.#priceOf(bytes, needed, needed)
  }

  /** What the two would cost as one file. */
  ofBoth(one: Priced, other: Priced): number {
    return this.#priceOf(one.bytes + other.bytes, one.needed, other.needed)
  }

  #priceOf(bytes: number, one: Uint8Array, other: Uint8Array): number {
    let weight = 0
    for (let at = 0; at < one.length; at++) {
      const on = this.#on[at] ?? -1
      if ((one[at] || other[at]) && !(one[on] || other[on])) weight += this.#weights[at] ?? 0
    }
    return weight * (bytes + FILE_COST)
  }

  /** Whether a first page would have to fetch one for the sake of the other. */
  burdensFirst(one: Priced, other: Priced): boolean {
    return this.#first.some((at) => one.needed[at] !== other.needed[at])
  }
}

export function either(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = one.slice()
  for (let at = 0; at < both.length; at++) if (other[at] === 1) both[at] = 1
  return both
}
