import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { AppError } from '#shared/core/errors.ts'

const RULE = 'Escribe el número con su código de país, por ejemplo +52 55 1234 5678.'

// Mexico dropped the 1 after +52 and Argentina dials mobiles with a 9 after +54; both are still written either way.
function withNationalHabits(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  if (/^\+521\d{10}$/.test(digits)) return `+52${digits.slice(4)}`
  if (/^\+54(?!9)\d{10}$/.test(digits)) return `+549${digits.slice(3)}`
  return digits
}

/** E.164 for a number of an allowed country; throws the sentence that belongs beside the field otherwise. */
export function normalisePhone(phone: string, countries: readonly string[]): string {
  const parsed = parsePhoneNumberFromString(withNationalHabits(phone))
  if (!parsed?.isValid()) throw new AppError('validation', undefined, { fields: { phone: RULE } })
  if (!isAllowed(parsed.country, countries)) {
    throw new AppError('validation', undefined, {
      fields: { phone: 'Todavía no enviamos SMS a ese país. Usa otro número.' },
    })
  }
  return parsed.number
}

function isAllowed(country: CountryCode | undefined, countries: readonly string[]): boolean {
  return country !== undefined && countries.includes(country)
}
