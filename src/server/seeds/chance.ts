/** Chance that can be played again: the same name draws the same. */
export interface Chance {
  /** From 0 up to, but not, 1. */
  next: () => number
  /** Both ends may come. */
  int: (least: number, most: number) => number
  is: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** So many different ones, or all there are, in the order of chance. */
  some: <T>(from: readonly T[], count: number) => T[]
  uuid: () => string
}

export function chanceOf(name: string): Chance {
  const next = numbersOf(name)
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(from: readonly T[]): T => {
    const found = from[int(0, from.length - 1)]
    if (found === undefined) throw new Error('there is nothing to draw from')
    return found
  }
  return { next, int, pick, is: (probability) => next() < probability, some: drawn(int), uuid: () => uuidOf(next) }
}

const drawn =
  (int: Chance['int']) =>
  <T>(from: readonly T[], count: number): T[] => {
    const rest = [...from]
    const taken: T[] = []
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1))
    return taken
  }

/** Small fast counter of 128 bits, begun with hashes of the name. */
function numbersOf(name: string): () => number {
  let [a, b, c, count] = [hash(name, 1), hash(name, 2), hash(name, 3), 1]
  const next = () => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < WARM_UP; i++) next()
  return next
}

const WARM_UP = 12

function hash(text: string, salt: number): number {
  let value = 2166136261 ^ Math.imul(salt, 0x9e3779b1)
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return (value ^ (value >>> 15)) | 0
}

const HEX = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'))

/** Of version 4, as all others are. */
function uuidOf(next: () => number): string {
  const bytes = Array.from({ length: 4 }, () => Math.floor(next() * 4_294_967_296)).flatMap((word) => [
    word >>> 24,
    (word >>> 16) & 255,
    (word >>> 8) & 255,
    word & 255,
  ])
  const hex = bytes.map((byte, at) => HEX[at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte]).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
