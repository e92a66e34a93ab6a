const numberFormat = new Intl.NumberFormat('es')
const pluralRules = new Intl.PluralRules('es')

export function formatNumber(value: number): string {
  return numberFormat.format(value)
}

/** `plural(3, 'vacante', 'vacantes')` → «3 vacantes» */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${pluralRules.select(count) === 'one' ? one : many}`
}

export const inYears = (years: number): string => plural(years, 'año', 'años')
