import type { LanguageLevel } from '#shared/matching/matching.ts'
import { languageLevelWords } from '#shared/words/levels.ts'
import { languageName } from '#shared/words/names.ts'
import type { Notes } from '../notes.ts'
import { languagesOfWork } from '../said/languages-of-work.ts'
import { languageOfWriting } from '../said/own-language.ts'
import type { LanguageFact } from '../types.ts'
import type { CvSections } from './cv-sections.ts'

export const readLanguages = (cv: CvSections, notes: Notes): LanguageFact[] => [
  ...cv.languages.map((one, i) => readLanguage(one, i, notes)),
  ...languagesAtWork(cv, notes),
  ...languageOfWriting(cv, notes.longestLine()),
]

function readLanguage({ language, overall }: CvSections['languages'][number], i: number, notes: Notes): LanguageFact {
  const path = `languages.${i}.${overall === null ? 'language' : 'overall'}`
  return { language, level: overall, source: notes.whole(path, spoken(language, overall)) }
}

/** Of those that the list of languages leaves out. */
function languagesAtWork(cv: CvSections, notes: Notes): LanguageFact[] {
  const titles = [
    ...cv.experience.map(({ position, at }, i) => [`experience.${at ?? i}.position`, position] as const),
    ...cv.education.map(({ degree }, i) => [`education.${i}.degree`, degree] as const),
    ['basics.headline', cv.headline] as const,
  ]
  return titles.flatMap(([path, title]) =>
    languagesOfWork(title).map((language) => ({
      ...{ language, level: null, by_work: title, source: notes.whole(path, title) },
    })),
  )
}

/** As the CV shows it to whoever reads it: «Inglés: B2», never the code that it is kept under. */
function spoken(language: string, level: LanguageLevel | null): string {
  const name = languageName(language)
  const shown = level === null ? '' : `: ${level === 'NATIVO' ? languageLevelWords.NATIVO.toLowerCase() : level}`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${shown}`
}
