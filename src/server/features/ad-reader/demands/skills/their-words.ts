import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Draft } from '../draft.ts'

/** «Gasfitería», «rampla»: who wrote the ad, and people of that country, know a skill by this word and may not by ours. */
export function inTheirWords(one: Draft): Draft {
  const { asked, quote } = one
  if (asked.type !== 'SKILL' || asked.value.skill_id === null) return one
  const skill = taxonomy().skill(asked.value.skill_id)
  if (!skill || asked.value.name !== skill.name_es || !isOtherWord(quote, `${skill.name_es} ${skill.name_en}`))
    return one
  const name = quote.charAt(0).toLocaleUpperCase('es') + quote.slice(1)
  return { ...one, asked: { ...asked, value: { ...asked.value, name } } }
}

const LONGEST = 40
const SAME_LETTERS = 5
/** «manejando pauta» is no name of anything. */
const DOING = /^\p{L}+[aei]ndo /u

/** In small letters, so that it is neither a product nor shouted, and without a word of ours. */
function isOtherWord(written: string, names: string): boolean {
  if (written.length > LONGEST || !/^\p{Ll}[\p{L} ]{3,}$/u.test(written) || DOING.test(written)) return false
  const known = beginningsOf(names)
  return beginningsOf(written).every((word) => !known.includes(word))
}

const beginningsOf = (text: string): string[] =>
  flatten(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, SAME_LETTERS))
