import type { LanguageLevel } from '#shared/matching/matching.ts'
import { languageLevelWords } from '#shared/words/levels/levels.ts'
import { languageName } from '#shared/words/names.ts'
import type { Notes } from '../notes.ts'
import { languagesOfWork, languagesUsedIn } from '../said/languages-of-work.ts'
import { languageOfWriting } from '../said/own-language.ts'
import type { LanguageFact } from '../types.ts'
import type { CvSections } from './cv-sections.ts'

export const readLanguages = (cv: CvSections, notes: Notes): LanguageFact[] => [
  ...cv.languages.map((one, i) => readLanguage(one, i, notes)),
  ...languagesAtWork(cv, notes),
  ...languagesUsed(cv, notes),
  ...languageOfWriting(cv, notes.longestLine()),
]

interface Said {
  /** How well somebody speaks it in their own words; the level beside it is what they seem to say. */
  said?: string
}
export type SpokenFact = LanguageFact & Said

function readLanguage(known: CvSections['languages'][number] & Said, i: number, notes: Notes): SpokenFact {
  const { language, overall, said = '' } = known
  if (said !== '') {
    const source = notes.whole(`languages.${i}.said`, `${capitalName(language)}: ${said}`)
    return { language, level: overall, said, source }
  }
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
      language,
      level: null,
      by_work: title,
      source: notes.whole(path, title),
    })),
  )
}

/** «Atiendo a huéspedes canadienses en inglés todos los días» */
function languagesUsed({ experience }: CvSections, notes: Notes): LanguageFact[] {
  const told = experience.flatMap(({ summary, achievements, at }, i) => [
    [`experience.${at ?? i}.summary`, summary] as const,
    ...achievements.map((text, n) => [`experience.${at ?? i}.achievements.${n}`, text] as const),
  ])
  return told.flatMap(([cv_path, text]) =>
    languagesUsedIn(text).map(({ language, start, end }) => {
      notes.whole(cv_path, text)
      return { language, level: null, by_work: text.slice(start, end), source: { cv_path, start, end } }
    }),
  )
}

/** As the CV shows it to whoever reads it: «Inglés: B2», never the code that it is kept under. */
function spoken(language: string, level: LanguageLevel | null): string {
  const shown = level === null ? '' : `: ${level === 'NATIVO' ? languageLevelWords.NATIVO.toLowerCase() : level}`
  return `${capitalName(language)}${shown}`
}

function capitalName(language: string): string {
  const name = languageName(language)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
