import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { withoutShouting } from '#server/features/language/normalise/title-case.ts'
import { type Skill, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { Statement } from '../../text/statements.ts'
import { isPersonal } from '../soft-words.ts'
import { contentOf } from '../whole/content.ts'
import { isProduct } from './brackets.ts'

/**
 * «Gasfitería», «vehículos híbridos», «AutoCAD Civil 3D»: where the ad says a word that our name of the skill does not
 * have, it may mean something else or less, and whoever wrote it knows it by this word.
 */
export function inTheirWords(one: Draft): Draft {
  const { asked, quote } = one
  if (asked.type !== 'SKILL' || asked.value.skill_id === null) return one
  const skill = taxonomy().skill(asked.value.skill_id)
  if (!skill || asked.value.name !== skill.name_es || isPersonal(skill) || LEVEL.test(skill.name_es)) return one
  if (!isOtherName(quote, skill)) return one
  // «Curso de protección animal»: what was learnt there is not all that the skill may be; letters stand for the skill itself.
  if (/^[Cc]urso (?:de|en) (?!\p{Lu}{2,}$)/u.test(quote))
    return { ...one, asked: { type: 'CERTIFICATION', value: { name: nameOf(quote) } } }
  return { ...one, asked: { ...asked, value: { ...asked.value, name: nameOf(quote) } } }
}

/**
 * «Trámites de importación» as a must and «clasificación de aranceles» as a wish: two names of one skill, and the second is
 * wished for by its own name.
 */
export function withWishesApart(drafts: readonly Draft[]): Draft[] {
  return drafts.map((one) => {
    const id = one.asked.type === 'SKILL' ? one.asked.value.skill_id : null
    const skill = one.importance === 'DESEABLE' && id !== null ? taxonomy().skill(id) : undefined
    if (!skill || isProduct(skill) || !one.key.startsWith('SKILL ') || !isOtherName(one.quote, skill)) return one
    const known = drafts.find(({ key, importance }) => key === one.key && importance !== 'DESEABLE')
    return known?.doubt === null && saysOther(one.quote, known.quote) ? { ...one, key: `${one.key} ${one.quote}` } : one
  })
}

const saysOther = (one: string, other: string): boolean => {
  const known = beginningsOf(contentOf({ flat: flatten(other) }, { from: 0, to: other.length }))
  const words = beginningsOf(contentOf({ flat: flatten(one) }, { from: 0, to: one.length }))
  return words.length > 1 && !words.some((word) => known.includes(word))
}

/** «Koha o Aguapey»: beside a name that no list knows, a name that stands for a whole field is asked for by itself. */
export function isOnlyAName({ id, text, start }: ConceptSpan, { from }: Statement): boolean {
  const skill = taxonomy().skill(id)
  if (start === from || skill === undefined || isProduct(skill)) return false
  return /^\p{Lu}\p{Ll}+$/u.test(text) && isOtherName(text, skill)
}

const LONGEST = 45
const SAME_LETTERS = 5
/** «RCP avanzado» is advanced life support, of which the name says how much. */
const LEVEL = /(?:b[aá]sic|avanzad)[oa]$/
/** «manejando pauta» is no name of anything, nor is what goes on behind a bracket. */
const NO_NAME = /^\p{L}+[aei]ndo |[()\n;:]/u

function isOtherName(written: string, { name_es, name_en }: Skill): boolean {
  if (written.length > LONGEST || NO_NAME.test(written)) return false
  const known = beginningsOf(flatten(`${name_es} ${name_en}`).split(/[^a-z0-9+#]+/))
  const flat = flatten(written)
  return beginningsOf(contentOf({ flat }, { from: 0, to: flat.length })).some((word) => !known.includes(word))
}

const beginningsOf = (words: readonly string[]): string[] => words.map((word) => word.slice(0, SAME_LETTERS))

function nameOf(written: string): string {
  const calm = /\p{Ll}/u.test(written) || !/\p{Lu}{6}/u.test(written) ? written : withoutShouting(written)
  return calm.charAt(0).toLocaleUpperCase('es') + calm.slice(1)
}
