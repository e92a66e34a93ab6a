import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Draft } from '../draft.ts'
import { isProduct } from './brackets.ts'

/** «algún instrumento (guitarra, flauta…)»: any of those will do, and the words before say no more. */
const ANY = /(?<!\p{L})(?:alg[uú]n[oa]?|cualquier[a]?|un|una) \p{L}+ \(/iu

/** «arranque de motores (arrancadores suaves)»: examples are asked for with what they explain, products by their own names. */
export function withoutExamples(known: readonly Draft[], own: readonly Draft[]): Draft[] {
  const whole = own.filter(({ asked, quote }) => asked.type === 'OWN_WORDS' && /\)[.\s]*$/.test(quote))
  const inside = (one: Draft, { at, end }: Draft): boolean => one.at > at && one.end <= end
  const said = whole.filter(
    (one) => !ANY.test(one.quote) && !known.some((other) => inside(other, one) && namesProduct(other)),
  )
  const dropped = new Set<Draft>(
    whole.filter((one) => !said.includes(one) && known.some((other) => inside(other, one))),
  )
  for (const one of known) if (said.some((other) => inside(one, other))) dropped.add(one)
  return [...known, ...own].filter((one) => !dropped.has(one))
}

/** Anything but a line of work that the taxonomy knows: products, studies, papers. */
function namesProduct({ asked }: Draft): boolean {
  if (asked.type === 'OWN_WORDS') return false
  if (asked.type === 'ANY_OF') return asked.value.options.some((one) => one.type !== 'SKILL' || isNamed(one.skill_id))
  return asked.type !== 'SKILL' || isNamed(asked.value.skill_id)
}

function isNamed(id: string | null): boolean {
  const skill = taxonomy().skill(id ?? '')
  return skill !== undefined && isProduct(skill)
}
