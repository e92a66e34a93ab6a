import { plainText } from '../../vacancy-document.ts'
import type { LintFinding } from '../../vacancy-lint.ts'

const ANCHOR = /<a\s[^<>]*>([^<]*)<\/a>/g

/** A link hides its address from the text, so its words are underlined instead. */
export function linkFindings(description: string): LintFinding[] {
  const plain = plainText(description)
  let from = 0
  return [...description.matchAll(ANCHOR)].flatMap((match): LintFinding[] => {
    const quote = plainText(match[1] ?? '')
    const start = quote === '' ? -1 : plain.indexOf(quote, from)
    if (start < 0) return []
    from = start + quote.length
    return [
      {
        rule: 'contact_url',
        level: 'BLOCK',
        path: 'description',
        start,
        end: from,
        quote,
        reason:
          'Los enlaces van en el perfil de tu empresa: aquí pueden llevar a la gente fuera de Skillo sin protección.',
        rewrite: null,
      },
    ]
  })
}
