import { lazily } from './lazily.ts'

const numberFormat = lazily(() => new Intl.NumberFormat('es'))
const pluralRules = lazily(() => new Intl.PluralRules('es'))

export function formatNumber(value: number): string {
  return numberFormat().format(value)
}

/** `plural(3, 'vacante', 'vacantes')` → «3 vacantes» */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${pluralRules().select(count) === 'one' ? one : many}`
}

/** «2 años», and «6 meses» for half of one. */
export const inYears = (years: number): string =>
  years > 0 && years < 1 ? plural(Math.round(years * 12), 'mes', 'meses') : plural(years, 'año', 'años')
