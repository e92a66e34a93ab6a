import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneRule } from '#shared/accounts/phones.ts'
import { AppError } from '#shared/core/errors.ts'

// Mexico dropped the 1 after +52 and Argentina dials mobiles with a 9 after +54; both are still written either way.
function withNationalHabits(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  if (/^\+521\d{10}$/.test(digits)) return `+52${digits.slice(4)}`
  if (/^\+54(?!9)\d{10}$/.test(digits)) return `+549${digits.slice(3)}`
  return digits
}

/** A number without a country code is one of the person's own country. */
function withCode(phone: string, home: string | null) {
  const typed = withNationalHabits(phone)
  const country = getCountries().find((one) => one === home)
  if (typed.startsWith('+') || !country) return parsePhoneNumberFromString(typed)
  const national = parsePhoneNumberFromString(typed, country)
  return national && parsePhoneNumberFromString(withNationalHabits(national.number))
}

/** E.164 for a number of an allowed country; throws the sentence that belongs beside the field otherwise. */
export function normalisePhone(phone: string, countries: readonly string[], home: string | null): string {
  const parsed = withCode(phone, home)
  if (!parsed?.isValid()) throw new AppError('validation', undefined, { fields: { phone: phoneRule(home) } })
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
