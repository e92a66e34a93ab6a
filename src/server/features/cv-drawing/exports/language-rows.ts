import { type CvDocument, type CvLanguage, LANGUAGE_SKILLS } from '#shared/cvs/cv-document.ts'
import type { LanguageLevel } from '#shared/matching/matching.ts'
import { type LanguageRow, part } from './parts.ts'
import { languageName, WORDS } from './words.ts'

export function languageRows(document: CvDocument, language: CvLanguage): LanguageRow[] {
  const words = WORDS[language]
  const levelText = (level: LanguageLevel | null): string => (level === 'NATIVO' ? words.native : (level ?? ''))
  return document.languages
    .filter((known) => !known.hidden)
    .flatMap((known) => {
      const [certificate = null] = part('Certificado', known.certificate)
      const [name] = part('Idioma', known.language && languageName(known.language, language))
      if (!name) return []
      const [level = null] = part('Nivel', levelText(known.overall))
      const detail = LANGUAGE_SKILLS.map((skill) => ({
        skill: words.language_skill[skill],
        level: part(WORDS.es.language_skill[skill], levelText(known.detail?.[skill] ?? null))[0] ?? null,
      }))
      return [{ name, level, certificate, detail: detail.some((one) => one.level) ? detail : [] }]
    })
}
