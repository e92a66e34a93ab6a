import type { ExperienceFact } from '#server/features/language/normalise/read-experience.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { NUMBER_WORDS, numberFrom } from '#server/features/language/normalise/words/number-words.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'

const NUMBER = `(?:\\d{1,2}|${NUMBER_WORDS})`
const PRACTICE = new RegExp(
  `(?<![a-z0-9.,])(?:(?:de|entre|minimo|al menos|mas de|como minimo) )*(${NUMBER})(?: ?(?:a|-|–|y|o) ?${NUMBER})? anos?(?: o mas)? de (?:ejercicio|practica|oficio|desempeno)(?: (?:profesional|activo|efectivo|libre))?(?= (?:en|como|de|ante|con) [a-z])`,
  'g',
)

/** «Cuatro años de ejercicio ante tribunales»: professions are practised, and say so instead of «experiencia». */
export function yearsOfPractice(ad: AdText, known: readonly ExperienceFact[]): ExperienceFact[] {
  return [...ad.flat.matchAll(PRACTICE)].flatMap(({ index, 0: said, 1: number = '' }) => {
    const span = spanOf(ad.text, index, index + said.length)
    if (statementAt(ad, index)?.stance !== 'ASKED') return []
    if (known.some(({ start, end }) => start < span.end && span.start < end)) return []
    return [{ ...span, min_years: numberFrom(number) }]
  })
}
