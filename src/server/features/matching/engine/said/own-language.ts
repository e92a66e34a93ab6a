import type { CvSections } from '../read/cv-sections.ts'
import type { LanguageFact, Source } from '../types.ts'

/**
 * Who writes in a language and lists others, but neither this one nor a mother tongue, leaves out what goes without
 * saying: it is their own. Without a list of languages the CV says no more than that they write it.
 */
export function languageOfWriting(
  { written_in, languages }: Pick<CvSections, 'written_in' | 'languages'>,
  source: Source | undefined,
): LanguageFact[] {
  if (!written_in || !source || languages.some(({ language }) => language === written_in)) return []
  const is_own = languages.length > 0 && languages.every(({ overall }) => overall !== 'NATIVO')
  return [{ language: written_in, level: null, written: is_own ? 'OWN' : 'USED', source }]
}
