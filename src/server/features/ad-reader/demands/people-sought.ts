import { flatten } from '#server/features/language/normalise/fold.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { type Asked, type Draft, draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import { hires } from '../text/stance.ts'
import type { Statement } from '../text/statements.ts'
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
    if (end <= start || isRead(start, end)) return []
    const more = whatElse(flat, end - statement.start)
      .map(([from, to]) => [statement.start + from, statement.start + to] as const)
      .filter(([from, to]) => !isRead(from, to))
    return [sought(ad, statement, start, end), ...more.map(([from, to]) => able(ad, statement, from, to))]
  })

  function isRead(start: number, end: number): boolean {
    return drafts.some((one) => one.at < end && start < one.end)
  }
}

const THAT = /(?:,| [ye]) que (?=(?!no )[a-z]+ )([^,.;:()!\n]+?)(?=,| [ye] que |[.;:()!\n]|$)/g
const FEWEST_WORDS = 2

/** «…y que pueda llevar tres mesas a la vez»: what else they can do, behind how they are. */
function whatElse(flat: string, from: number): [number, number][] {
  return [...flat.slice(from).matchAll(THAT)].flatMap(({ index, 0: all, 1: said = '' }) => {
    const at = from + index + all.length - said.length
    return said.split(' ').length < FEWEST_WORDS ? [] : [[at, at + said.length] as [number, number]]
  })
}

/** Nobody writes that they can do it: it is asked, or talked about. */
function able(ad: AdText, statement: Statement, start: number, end: number): Draft {
  const span = spanOf(ad.text, start, end)
  const can = /^pueda (.+)$/is.exec(span.text)?.[1]
  if (isSoft(flatten(span.text))) return sought(ad, statement, end - (can ?? span.text).length, end)
  const asked: Asked =
    can === undefined
      ? inOwnWords(`Que ${span.text}`)
      : { type: 'CUSTOM', value: { question: `¿Puedes ${can}?`.slice(0, 200) } }
  return draft(JSON.stringify(asked), asked, span, statement, { importance: 'IMPORTANTE' })
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
