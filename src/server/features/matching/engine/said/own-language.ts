import type { CvSections } from '../read/cv-sections.ts'
import type { LanguageFact, Source } from '../types.ts'

/**
 * Who writes in a language and lists others, but no mother tongue and this one not at all or by its bare name, leaves
 * out what goes without saying: it is their own. Without a list of languages the CV says no more than that they write it.
 */
export function languageOfWriting(
  { written_in, languages }: Pick<CvSections, 'written_in' | 'languages'>,
  source: Source | undefined,
): LanguageFact[] {
  if (!written_in || !source) return []
  const is_own = languages.length > 0 && languages.every(({ overall }) => overall !== 'NATIVO')
  const listed = languages.findIndex(({ language }) => language === written_in)
  if (listed >= 0 && !(is_own && isNamedAlone(languages, listed))) return []
  return [{ language: written_in, level: null, written: is_own ? 'OWN' : 'USED', source }]
}

/** «Español, inglés, portugués básico»: of their own people write the name alone, and first. */
const isNamedAlone = (languages: CvSections['languages'], at: number): boolean =>
  languages.length > 1 &&
  languages[at]?.overall === null &&
  (at === 0 || languages.every(({ overall }, i) => i === at || overall !== null))
