import { inYears, plural } from '#shared/core/numbers.ts'

/** «3 años y 2 meses». */
export function duration(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 ? inYears(years) : '', rest > 0 || years === 0 ? plural(rest, 'mes', 'meses') : '']
  return parts.filter(Boolean).join(' y ')
}

/** Recency is shown and never counted. */
export function lastSeen(year: number): string {
  return year > 0 ? `; última vez: ${year}` : ''
}
