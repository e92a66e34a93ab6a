import { flatten } from '#server/features/language/normalise/fold.ts'
import type { CvLanguage } from '#shared/cvs/cv-document.ts'

const WORDS: readonly (readonly [CvLanguage, ReadonlySet<string>])[] = [
  [
    'es',
    new Set(
      'y el los las con para por del en una su como al experiencia educacion formacion idiomas habilidades'.split(' '),
    ),
  ],
  ['en', new Set('the and of with for in to an at experience education skills languages from by'.split(' '))],
  [
    'pt',
    new Set(
      'e com para uma em do da dos das na no ao formacao experiencia idiomas habilidades nao pela pelo'.split(' '),
    ),
  ],
]
const ENOUGH = 20_000

/** Galician has the small words of Portuguese, and the letters of Spanish. */
const isPortuguese = (text: string): boolean => /[ãõ]|ç/iu.test(text) || !/ñ/iu.test(text)

/** The language that a CV is written in, by its smallest words. */
export function languageOf(text: string): CvLanguage {
  const words = flatten(text.slice(0, ENOUGH)).split(/[^a-z]+/)
  const counts = WORDS.map(([language, known]) => ({ language, count: words.filter((word) => known.has(word)).length }))
  const [best] = counts
    .filter(({ language }) => language !== 'pt' || isPortuguese(text))
    .sort((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.language : 'es'
}
