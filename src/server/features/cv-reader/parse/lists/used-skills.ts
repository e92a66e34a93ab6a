import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'

const LONGEST_SKILL = 50

/** Cuts a list at commas and other signs, but never inside brackets. */
export function splitList(text: string): string[] {
  const items: string[] = []
  let depth = 0
  let item = ''
  const letters = [...text]
  for (const [at, letter] of letters.entries()) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1)
    if (depth === 0 && SEPARATORS.has(letter) && !isDecimal(letters, at)) {
      items.push(item)
      item = ''
    } else item += letter
  }
  items.push(item)
  return items
    .flatMap((part) => part.split(/\s+[/–—-]\s+(?=\p{Lu})/u))
    .map((part) => part.trim().replace(/[.;]$/, '').trim())
    .filter((part) => part !== '')
}

/** «cortadora de 1,20» */
const isDecimal = (letters: readonly string[], at: number): boolean =>
  letters[at] === ',' && /\d/.test(letters[at - 1] ?? '') && /\d/.test(letters[at + 1] ?? '')

const SEPARATORS = new Set([',', ';', '|', '·', '•', '●', '▪', '■', '◆', '✓', '✔', '►', '▸', '➢', '➤', '\n'])

interface NamedSkill {
  skill_id: string | null
  name: string
}

export const fitsSkill = (name: string): boolean => name.length <= LONGEST_SKILL && name.split(' ').length <= 7

/** Skills of one entry; what is too long for a name is handed to `hold`. */
export function usedSkills(text: string, max: number, hold: (text: string) => void): NamedSkill[] {
  const found: NamedSkill[] = []
  for (const name of splitList(text)) {
    if (!fitsSkill(name) || found.length >= max) hold(name)
    else found.push({ skill_id: skillIdOf(name), name })
  }
  return found
}
