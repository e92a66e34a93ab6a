import { formatNumber, plural } from '#shared/core/numbers.ts'
import { COVER_NOTE_MAX } from '#shared/hiring/application.ts'

/** «212 palabras · 1.204 de 3.000 caracteres». */
export function letterLength(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length
  return `${plural(words, 'palabra', 'palabras')} · ${formatNumber(text.length)} de ${formatNumber(COVER_NOTE_MAX)} caracteres`
}
