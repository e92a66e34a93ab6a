import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { ExperienceFact } from '#server/features/language/normalise/read-experience.ts'
import { NUMBER_WORDS, numberFrom } from '#server/features/language/normalise/words/number-words.ts'
import type { Draft } from '../../drafts/draft.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'
import { narrowed } from '../skills/narrower.ts'
import { draftSkill } from '../skills/skills.ts'

const LEAST = '(?:(?:al menos|minimo|como minimo|por lo menos|con) )*'
const NUMBER = `(\\d{1,2}|${NUMBER_WORDS})`
/** Behind other years: «…, de los cuales 2 modelando en», «…, 2 de ellos usando», «y uno con». */
const DOING = new RegExp(
  `(?:,| y|;) (?:y )?${LEAST}(?:de (?:los|las) (?:cuales|que),? |de ell[oa]s,? )?${LEAST}${NUMBER}(?: anos?)?(?: de ell[oa]s)? (?:[a-z]+[aei]ndo(?: (?:en|con|sobre))?|con|en|usando) (?:el |la )?$`,
)
const REACH = 90

/** «3 años en edificación, 2 de ellos modelando en Revit»: years of one skill among those of all. */
export function yearsOfDoing(ad: AdText, facts: readonly ExperienceFact[], concepts: readonly ConceptSpan[]): Draft[] {
  return concepts.flatMap((span) => {
    const statement = span.kind === 'skill' ? statementAt(ad, span.start) : undefined
    if (statement?.stance !== 'ASKED') return []
    const before = ad.flat.slice(Math.max(statement.start, span.start - REACH), span.start)
    const match = DOING.exec(before)
    const at = span.start - before.length + (match?.index ?? 0)
    if (!match || !facts.some(({ start, end }) => start >= statement.start && end <= at)) return []
    return [draftSkill(narrowed(span, undefined, ad), ad, { years: numberFrom(match[1] ?? '') })]
  })
}
