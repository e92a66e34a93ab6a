import { plural } from '#shared/core/numbers.ts'

/** «2 años y 3 meses»; nothing unless both ends are known to the month. */
export function durationWord(start: string | null, end: string | null, current: boolean, now: Date): string {
  const last = current ? `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}` : end
  if (!start || !last || start.length < 7 || last.length < 7) return ''
  const months = monthOf(last) - monthOf(start) + 1
  if (months < 1) return ''
  const years = Math.floor(months / 12)
  const rest = months % 12
  const words = [years > 0 && plural(years, 'año', 'años'), rest > 0 && plural(rest, 'mes', 'meses')]
  return words.filter(Boolean).join(' y ')
}

function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return year * 12 + month
}
