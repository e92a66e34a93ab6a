import type { EducationLevel, LanguageLevel } from '../../matching/matching.ts'
import { educationWords, languageLevelWords } from './levels.ts'

/** «Secundaria completa» says which school it was in its own country's words, and no other country's beside it. */
const NAMES_SCHOOL = /primari|secundari|bachiller|preparatoria|ense[ñn]anza media|educaci[oó]n (?:b[aá]sica|media)/i

/** The level of a study, where its title does not say it. */
export const studyLevel = ({ degree, level }: { degree: string; level: EducationLevel | null }): string =>
  level === null || NAMES_SCHOOL.test(degree) ? '' : educationWords[level]

/** How well somebody speaks a language: as they say it, and else by its level. */
export const spokenLevel = ({ said, overall }: { said: string; overall: LanguageLevel | null }): string =>
  said || (overall === null ? '' : languageLevelWords[overall])
