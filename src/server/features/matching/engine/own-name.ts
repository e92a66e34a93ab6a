const ANNOUNCED = "(?:\\b(?:soy|me llamo|i am|i'm|my name is)\\s+)"

/**
 * The text with the person's own name blanked at equal length: Ruby Castillo and Jack Jenkins are people, not skills.
 * A single part of the name counts as the name only after «soy», «me llamo» and the like.
 */
export function withoutOwnName(text: string, full_name: string): string {
  const parts = full_name.split(/\s+/).filter((part) => part.length > 1)
  if (parts.length === 0) return text
  const part = `(?:${parts.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`
  const name = new RegExp(`(?<!\\p{L})(?:${part}(?:\\s+${part})+|(?<=${ANNOUNCED})${part})(?!\\p{L})`, 'giu')
  return text.replace(name, (found) => '|'.repeat(found.length))
}
