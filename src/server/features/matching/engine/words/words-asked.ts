import { contentWords } from './content-words.ts'

/** Whatever is held is meant to be valid: nobody has to say it in these words. */
const STILL_VALID = /(?<!\p{L})(?:en vigor|vigentes?|al d[ií]a|actualizad[oa]s?|en regla)(?!\p{L})/giu
/** «(KET, PET o FCE)»: names, and more than one. */
const LISTED = /\(([^()]*(?:,|\/| [oyu] )[^()]*)\)/gu
const NAME = /^[\p{Lu}\d]/u

/** The words that a demand is about, and apart from them the names that it gives as examples. */
export function wordsAsked(text: string): { words: string[]; examples?: string[] } {
  const plain = text.replace(STILL_VALID, ' ')
  const examples = [...plain.matchAll(LISTED)].flatMap(([, inside = '']) => namesIn(inside))
  if (examples.length < 2) return { words: contentWords(plain.trim() === '' ? text : plain) }
  return { words: contentWords(plain.replace(LISTED, ' ')), examples: [...new Set(examples)] }
}

const namesIn = (inside: string): string[] =>
  inside.split(/,|\/| [oyu] /).flatMap((part) => (NAME.test(part.trim()) ? contentWords(part) : []))

const OR = /,? (?:[ou]|y\/o) /u

/**
 * The words of each way to meet «experiencia en urbano o discrecional»; none where it asks for one thing. What stands
 * before the last word of the first is said of all: «montaje de muebles o cocinas».
 */
export function waysToMeet(text: string): string[][] {
  const plain = text.replace(/\([^()]*\)/gu, ' ')
  if (plain.includes(' / ')) return severalOf(plain.split(' / ').map(contentWords))
  const [first = '', ...others] = OR.test(plain) ? plain.split(/,? (?:[ou]|y\/o) |, /u) : []
  const [head = [], ...rest] = [first, ...others].map(contentWords).filter((words) => !isOnlyMore(words))
  return severalOf([head, ...rest.map((words) => (words.length > 1 ? words : [...head.slice(0, -1), ...words]))])
}

const severalOf = (ways: string[][]): string[][] => {
  const telling = ways.filter((words) => words.length > 0)
  return telling.length > 1 ? telling : []
}

/** «o similar», «o equivalente» */
const isOnlyMore = (words: readonly string[]): boolean =>
  words.every((word) => /^(?:simil|afin|equivalent|parecid|otr)/.test(word))
