export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function counted(count: number, one: string, many: string): string {
  return `${String(count).replace('.', ',')} ${count === 1 ? one : many}`
}

export const inYears = (years: number): string => counted(years, 'año', 'años')

/** «3 años y 2 meses». */
export function duration(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 ? inYears(years) : '', rest > 0 || years === 0 ? counted(rest, 'mes', 'meses') : '']
  return parts.filter(Boolean).join(' y ')
}

/** Recency is shown and never counted. */
export function lastSeen(year: number): string {
  return year > 0 ? `; última vez: ${year}` : ''
}
