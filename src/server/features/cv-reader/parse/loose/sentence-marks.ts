import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { deniedClauses } from '#server/features/language/normalise/words/denied-clauses.ts'
import { privateIn } from '../head/private-data.ts'
import { speaks } from '../prose/clauses.ts'
import { isOfLife } from '../sections/items.ts'
import { meaningOf } from '../sections/line-meaning.ts'
import { isSkillsLine } from '../sections/skills-line.ts'

const WORD = /[a-z]+|\d+|[€$%?:+]/g
const STEM = 5
const LONGEST = 400

/** All that speaks for one kind or another: its words, in pairs too, their beginnings, how it begins and is built, and what the rules see in it; headings are not asked, people write anything under them. */
export function sentenceMarks(whole: string): string[] {
  const text = whole.slice(0, LONGEST)
  const flat = flatten(text)
  const words = (flat.match(WORD) ?? []).map((word) => (/^\d/.test(word) ? `0${word.length}` : word))
  const [first = '', second = ''] = words
  const skills = findConcepts(text).filter(({ kind }) => kind === 'skill').length
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, i) => `${words[i]} ${word}`),
      ...words.flatMap((word) => (word.length > STEM ? [`${word.slice(0, STEM)}~`] : [])),
      `^${first}`,
      `^${first} ${second}`,
      `#long ${Math.floor(Math.log2(1 + words.length))}`,
      `#commas ${Math.min(flat.split(',').length - 1, 3)}`,
      `#skills ${Math.min(skills, 3)}`,
      `#share ${Math.round((3 * skills) / Math.max(words.length, 1))}`,
      `#meaning ${meaningOf(text)}`,
      ...marksByRule(text, flat),
    ]),
  ]
}

const marksByRule = (text: string, flat: string): string[] => [
  ...(isOfLife(text) ? ['#life'] : []),
  ...(isSkillsLine(text) ? ['#listed'] : []),
  ...(speaks(text) ? ['#speaks'] : []),
  ...(deniedClauses(flat).length > 0 ? ['#denies'] : []),
  ...(privateIn(text).found.length > 0 ? ['#private'] : []),
  ...(/^\p{Ll}/u.test(text) ? ['#lower'] : []),
]
