import { spanOf } from '#server/features/language/normalise/span.ts'
import type { AdText } from '../text/ad-text.ts'
import { hires } from '../text/stance.ts'
import type { Statement } from '../text/statements.ts'
import { type Draft, draft } from './draft.ts'
import { isSoft, PERSONAL } from './soft-words.ts'
import { inOwnWords } from './unknown.ts'

const PEOPLE = /(?<![a-z])(?:personas?|gente|alguien|candidat[oa]s?|companer[oa]s?|chic[oa]s?)(?:\/[oa]s?)? /
/** Where the next thing is said of them: «, que», « y », « con ». */
const NEXT = /,? (?:y |e )?(?:que |con )|, (?:y |e )?| [ye] |$/g
/** What it is for, or where, says nothing more of the person. */
const TAIL = / (?:para|en|al?) (?:el |la |los |las |un |una |nuestr|tu |su ).*$/

/** «Buscamos gente amable, que escriba bien»: of what people are looked for, before anything else is asked of them. */
export function proposePeopleSought(ad: AdText, drafts: readonly Draft[]): Draft[] {
  return ad.statements.flatMap((statement) => {
    const { sentence, stance, flat } = statement
    if (stance !== 'ASKED' || sentence.listed || !hires(flat)) return []
    const people = PEOPLE.exec(flat)
    if (!people) return []
    const start = statement.start + people.index
    const end = softUntil(flat, people.index + people[0].length) + statement.start
    const is_read = drafts.some((one) => one.at < end && start < one.end)
    return end <= start || is_read ? [] : [sought(ad, statement, start, end)]
  })
}

/** Where the qualities end that stand one behind the other; 0 where the first thing said is none. */
function softUntil(flat: string, from: number): number {
  let end = 0
  let begin = from
  for (const { index, 0: link } of flat.matchAll(NEXT)) {
    if (index < begin) continue
    const said = flat.slice(begin, index).replace(/[.!\s]+$/, '')
    const plain = said.replace(TAIL, '')
    if (plain === '' ? begin !== from : !isSoft(plain)) break
    if (plain !== '') end = begin + plain.length
    if (plain !== said) break
    begin = index + link.length
  }
  return end
}

function sought({ text }: AdText, statement: Statement, start: number, end: number): Draft {
  const span = spanOf(text, start, end)
  const asked = inOwnWords(span.text)
  const said = { doubt: PERSONAL, soft: true, importance: 'IMPORTANTE' as const }
  return draft(`OWN_WORDS ${span.text}`, asked, span, statement, said)
}
