import { type CvDocument, type CvLanguage, LANGUAGE_SKILLS } from '#shared/cvs/cv-document.ts'
import type { LanguageLevel } from '#shared/matching/matching.ts'
import { type LanguageRow, part } from './parts.ts'
import { languageName, WORDS } from './words.ts'

/** The person's own word for it is Spanish, so it stays in a Spanish CV alone. */
export function nameOf(
  known: Pick<CvDocument['languages'][number], 'language' | 'name'>,
  language: CvLanguage,
): string {
  return (language === 'es' && known.name) || languageName(known.language, language)
}

export function languageRows(document: CvDocument, language: CvLanguage): LanguageRow[] {
  const words = WORDS[language]
  const levelText = (level: LanguageLevel | null): string => (level === 'NATIVO' ? words.native : (level ?? ''))
  return document.languages
    .filter((known) => !known.hidden)
    .flatMap((known) => {
      const [certificate = null] = part('Certificado', known.certificate)
      const [name] = part('Idioma', known.language && nameOf(known, language))
      if (!name) return []
      const [level = null] = part('Nivel', levelText(known.overall))
      const detail = LANGUAGE_SKILLS.map((skill) => ({
        skill: words.language_skill[skill],
        level: part(WORDS.es.language_skill[skill], levelText(known.detail?.[skill] ?? null))[0] ?? null,
      }))
      return [{ name, level, certificate, detail: detail.some((one) => one.level) ? detail : [] }]
    })
}
