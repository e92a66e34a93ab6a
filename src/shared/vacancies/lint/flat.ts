import { foldedLetter } from '../../core/fold.ts'

/** Same length as the text, so that every position found in it is a position of the original: small letters, no accents. */
export function flatten(text: string): string {
  return text.replace(/[^\n !-@[-~]/g, flatLetter)
}

function flatLetter(letter: string): string {
  if (/\s/.test(letter)) return ' '
  if (letter === '’') return "'"
  return foldedLetter(letter)
}

/**
 * A pattern for flattened text that may be written over several lines. A space stands for up to three, as pasted texts
 * have them; every repetition is bounded, so that no text takes long.
 */
export function pattern(strings: TemplateStringsArray, ...parts: string[]): RegExp {
  const source = String.raw(strings, ...parts)
    .replace(/\n\s*/g, '')
    .replace(/ \?/g, ' {0,3}')
    .replace(/ (?![?*+{])/g, ' {1,3}')
  return new RegExp(source, 'g')
}

/** Any one word. */
export const WORD = '[a-z0-9]{1,20}'
