import { createHash } from 'node:crypto'
import { seed } from './seed.ts'

export interface Random {
  /** From 0 to below 1. */
  next: () => number
  whole: (below: number) => number
  oneOf: <T>(list: readonly T[]) => T
  /** At most so many of the list, each once. */
  some: <T>(list: readonly T[], most: number) => T[]
  bytes: (length: number) => Buffer
}

/** The same numbers for the same seed, on every machine. */
export function seededRandom(from: number): Random {
  let state = from
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  function oneOf<T>(list: readonly T[]): T {
    const found = list[whole(list.length)]
    if (found === undefined) throw new Error('the list is empty')
    return found
  }
  const some = <T>(list: readonly T[], most: number): T[] => {
    const rest = [...list]
    return Array.from({ length: Math.min(most, rest.length) }, () => rest.splice(whole(rest.length), 1)).flat()
  }
  const bytes = (length: number) => {
    const drawn = Buffer.alloc(length)
    for (let at = 0; at < length; at += 1) drawn[at] = whole(256)
    return drawn
  }
  return { next, whole, oneOf, some, bytes }
}

/** The chance of one test: it depends on the run's seed and the name, not on what ran before. */
export function randomFor(name: string): Random {
  return seededRandom(createHash('sha256').update(`${seed} ${name}`).digest().readUInt32LE())
}
