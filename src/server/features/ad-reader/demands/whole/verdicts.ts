import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { AdText } from '../../text/ad-text.ts'
import type { Phrase } from '../phrases.ts'
import { isProduct } from '../skills/brackets.ts'
import { isNamed } from '../unknown.ts'
import { contentOf } from './content.ts'

/** READ: what was read by its kind says it all. INSTEAD: the clause says more, and stands for what was read of it. */
type Verdict = 'READ' | 'INSTEAD' | 'OWN'

/** From this share on of what a clause says, the products that it names say it. */
const MOST = 0.5

/** Whether what was read of a clause says what the clause asks for. */
export function verdictOn(
  clause: Phrase,
  start: number,
  drafts: readonly Draft[],
  told: readonly { at: number; end: number }[],
  ad: AdText,
): Verdict {
  if (told.length === 0) return 'OWN'
  if (areTorn(drafts, ad)) return 'INSTEAD'
  const left = contentOf(ad, clause, told)
  if (left.length === 0 || !drafts.every(isPlainSkill)) return 'READ'
  if (drafts.some(hasYears)) return 'READ'
  const named = drafts.filter(namesProduct)
  // «Excel: fórmulas y gráficos»: what is said behind a product is said of it.
  if (named.some(({ at }) => at === start)) return 'READ'
  const all = contentOf(ad, clause).length
  const enough = left.length === 1 || (all - left.length) / Math.max(1, all) >= MOST
  return named.length > 0 && enough ? 'READ' : 'INSTEAD'
}

/** «parqué tarima flotante»: two things that nothing parts are one, and the second says which. */
function areTorn(drafts: readonly Draft[], { flat }: AdText): boolean {
  const torn = drafts.some(
    (one, at) =>
      at > 0 && drafts[at - 1]?.end === one.at - 1 && flat[one.at - 1] === ' ' && /^[a-z]/.test(flat[one.at] ?? ''),
  )
  return torn && drafts.every((one) => isPlainSkill(one) && !hasYears(one) && !namesProduct(one) && !one.soft)
}

const LICENCE = /licence/

function isPlainSkill({ asked, soft }: Draft): boolean {
  if (soft) return true
  return (
    (asked.type === 'SKILL' && !LICENCE.test(asked.value.skill_id ?? '')) ||
    asked.type === 'OWN_WORDS' ||
    (asked.type === 'ANY_OF' && asked.value.options.every(({ type }) => type === 'SKILL'))
  )
}

function hasYears({ asked }: Draft): boolean {
  if (asked.type === 'SKILL') return (asked.value.min_years ?? 0) > 0
  return asked.type === 'ANY_OF' && asked.value.options.some((one) => one.type === 'SKILL' && (one.min_years ?? 0) > 0)
}

export function namesProduct({ asked }: Draft): boolean {
  if (asked.type === 'SKILL') return isOfMake(asked.value)
  return asked.type === 'ANY_OF' && asked.value.options.some((one) => one.type === 'SKILL' && isOfMake(one))
}

/** Without an id it is a name that only the ad knows, or a thing that it narrows. */
function isOfMake({ skill_id, name }: { skill_id: string | null; name: string }): boolean {
  const skill = skill_id === null ? undefined : taxonomy().skill(skill_id)
  return skill === undefined ? isNamed(name, true) : isProduct(skill)
}
