import { type CvDocument, type CvLanguage, LANGUAGE_SKILLS } from '#shared/cvs/cv-document.ts'
import type { LanguageLevel } from '#shared/matching/matching.ts'
import { type LanguageRow, part } from './parts.ts'
import { languageName, WORDS, type Words } from './words.ts'

/** The person's own word for it is Spanish, so it stays in a Spanish CV alone. */
export function nameOf(
  known: Pick<CvDocument['languages'][number], 'language' | 'name'>,
  language: CvLanguage,
): string {
  return (language === 'es' && known.name) || languageName(known.language, language)
}

const levelIn =
  ({ native }: Pick<Words, 'native'>) =>
  (level: LanguageLevel | null): string =>
    level === 'NATIVO' ? native : (level ?? '')

/** As the person says it, and else by its level. */
export const spokenLevel = (
  { said, overall }: Pick<CvDocument['languages'][number], 'said' | 'overall'>,
  language: CvLanguage,
): string => said || levelIn(WORDS[language])(overall)

export function languageRows(document: CvDocument, language: CvLanguage): LanguageRow[] {
  const words = WORDS[language]
  const levelText = levelIn(words)
  return document.languages
    .filter((known) => !known.hidden)
    .flatMap((known) => {
      const [certificate = null] = part('Certificado', known.certificate)
      const [name] = part('Idioma', known.language && nameOf(known, language))
      if (!name) return []
      const detail = LANGUAGE_SKILLS.map((skill) => ({
        skill: words.language_skill[skill],
        level: part(WORDS.es.language_skill[skill], levelText(known.detail?.[skill] ?? null))[0] ?? null,
      }))
      const is_detailed = detail.some((one) => one.level)
      // Beside the five skills stands the level that they are levels of.
      const [level = null] = part('Nivel', is_detailed ? levelText(known.overall) : spokenLevel(known, language))
      return [{ name, level, certificate, detail: is_detailed ? detail : [] }]
    })
}
