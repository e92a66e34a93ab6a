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
