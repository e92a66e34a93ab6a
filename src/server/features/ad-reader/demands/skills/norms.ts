import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { type Draft, draft } from '../../drafts/draft.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'
import type { Covered } from '../covered.ts'

const NUMBER = '[ -](?:N[°º.] ?)?(?:\\p{Lu}{1,6}[ -])?\\d(?:[\\d./-]*\\d)?(?:-\\p{Lu}+\\d*)*'
/** Standards by their letters; laws and decrees only where the ad asks to know them. */
const STANDARD = `(?:NOM|NMX|NTC|NCh|NTP|NTE|IRAM|UNE(?:-EN)?(?:-ISO)?|EN|NFPA|ASME|ASTM|API|IEC|ITC)${NUMBER}`
const LAW = `(?:Ley|Decreto|Real Decreto|RD|Resoluci[oó]n|Circular|Reglamento|DS)${NUMBER}`
const NORM = new RegExp(`(?<![\\p{L}\\d])(?:(${STANDARD})|(${LAW}))(?![\\p{L}\\d])`, 'gu')
const ASKED_TO_KNOW = /(?:conoc|manej|domin|aplica|normativa|norma |experiencia)[^.;:\n]{0,40}$/
/** «NOM-087 de tiempos de conducción»: what it is about is not asked for beside it. */
const ABOUT = /^ (?:de|del|sobre|para|en materia de) [^.,;:()\n]{3,60}?(?= [ye] |[.,;:()\n]|$)/u
const NEAR = 60

/** Norms that the ad asks to know, each by its own number. */
export function proposeNorms(ad: AdText, known: Covered): Draft[] {
  return [...ad.text.matchAll(NORM)].flatMap((match) => {
    const end = match.index + match[0].length
    const statement = statementAt(ad, match.index)
    if (statement?.stance !== 'ASKED' || match.index < statement.from || known.touches(match.index, end)) return []
    if (match[2] !== undefined && !ASKED_TO_KNOW.test(ad.flat.slice(Math.max(0, match.index - NEAR), match.index)))
      return []
    const about = ABOUT.exec(ad.text.slice(end, statement.end))?.[0].length ?? 0
    const span: Span = spanOf(ad.text, match.index, end + about)
    const [name] = match
    const value = { skill_id: null, name, min_level: null, min_years: null }
    return [draft(`SKILL ${name}`, { type: 'SKILL', value }, span, statement)]
  })
}
