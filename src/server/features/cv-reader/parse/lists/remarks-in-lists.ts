import { flatten } from '#server/features/language/normalise/fold.ts'
import { deniedClauses } from '#server/features/language/normalise/words/denied-clauses.ts'
import { splitList } from './used-skills.ts'

const BUT = 'aunque|pero|si bien'
const NOT =
  '(?:(?:todav[ií]a|a[uú]n|de momento|por ahora) )?(?:no|nunca|jam[aá]s)(?=$| (?:l[oa]s?|es|son|he|s[eé]|manejo|domino|uso|mucho|todav[ií]a|a[uú]n|en|me (?:manejo|defiendo|siento)|tengo (?:pr[aá]ctica|experiencia|soltura))(?!\\p{L}))'
const ONLY_SEEN =
  '(?:(?:s[oó]lo|solamente|apenas) )?l[oa]s? (?:vi|he visto|estudi[eé]|aprend[ií]|toqu[eé])|(?:s[oó]lo|solamente|apenas) (?:en (?:la escuela|clase|el curso|cursos|teor[ií]a)|de vista)'
const NEVER_AT_WORK = 'en (?:el trabajo|producci[oó]n|la pr[aá]ctica) (?:no|nunca)'

/** «…, no lo he usado», «…, aunque no es lo mío», «…, solo lo vi en clase»: said of the item before. */
const REMARK = new RegExp(`^(?:[ye] )?(?:${[BUT, NOT, ONLY_SEEN, NEVER_AT_WORK].join('|')})(?!\\p{L})`, 'iu')

interface Listed {
  items: string[]
  /** What is denied or limited, with the words that say so. */
  told: string[]
}

/** The items of a list; one that its writer denies or limits is told as it stands, so that nobody seems to know it. */
export function listedIn(text: string): Listed {
  const items: string[] = []
  const told: { from: number; to: number }[] = []
  let goes_on = false
  let at = 0
  for (const item of splitList(text)) {
    const from = Math.max(text.indexOf(item, at), 0)
    at = from + item.length
    const [before, last] = [items.at(-1), told.at(-1)]
    const remark = REMARK.test(item)
    if (remark && goes_on && last) last.to = at
    else if (remark && before !== undefined) {
      items.pop()
      told.push({ from: text.lastIndexOf(before, from), to: at })
    } else if (isDenied(item)) told.push({ from, to: at })
    else items.push(item)
    goes_on = items.at(-1) !== item
  }
  return { items, told: told.map((one) => text.slice(one.from, one.to)) }
}

const DENIES = /(?<!\p{L})(?:no|nunca|jam[aá]s)(?!\p{L})/iu
const isDenied = (item: string): boolean =>
  DENIES.test(item) && (REMARK.test(item) || deniedClauses(flatten(item)).length > 0)

/** «Solidworks lo vi en clase, no lo he usado»: words that a list must keep together. */
export const hasRemark = (text: string): boolean => listedIn(text).told.some((told) => !REMARK.test(told))
