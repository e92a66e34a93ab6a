import { HIRE } from '../context.ts'
import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'
import { isSameTrade, occupationOf } from './occupation-words.ts'
import { inBoth } from './title-gender.ts'

const nameOf = ({ quote, words }: Around) => ({ text: quote, flat: words })

/** «buscamos dependienta»: a trade named in the feminine alone, right after the word that hires. */
function isForEverybody({ words, before, after }: Around): boolean {
  const occupation = occupationOf(words)
  if (occupation?.said !== 'FEMININE') return true
  const around = `${before.slice(-60)} ${after.slice(0, 60)}`.match(/[a-z]+/g) ?? []
  return /^ ?[/(@]/.test(after) || around.some((word) => isSameTrade(word, occupation) && !word.startsWith(words))
}

export const genderedText: PhraseRule = {
  rule: 'gendered_text',
  level: 'ADVICE',
  reason: 'Así parece que el puesto es solo para mujeres: nómbralo de forma que invite a todas las personas.',
  rewrite: (around) => {
    const occupation = occupationOf(around.words)
    return occupation ? inBoth(nameOf(around), occupation) : null
  },
  unless: isForEverybody,
  rows: [{ found: pattern`(?<lead>\b${HIRE} (?:a )?(?:\d{1,2} )?(?:una |unas )?)[a-z]{5,20}as?\b` }],
}
