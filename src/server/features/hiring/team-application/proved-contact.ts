export interface WrittenContact {
  email: string
  phone: string
}

interface Account {
  email: string
  email_verified_at: Date | null
  phone: string | null
  phone_verified_at: Date | null
}

const PHONE_DIGITS_MIN = 8

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^00/, '')

/** A number is kept with its country's code and seldom written with it. */
function isSamePhone(written: string, proved: string): boolean {
  const digits = digitsOf(written)
  return digits.length >= PHONE_DIGITS_MIN && digitsOf(proved).endsWith(digits)
}

/** The team reads the contact of the CV, so that one must be what the account proved: anybody can write anything there. */
export function provedContact(written: WrittenContact, account: Account | undefined) {
  return {
    verified_email: Boolean(account?.email_verified_at) && written.email.toLowerCase() === account?.email,
    verified_phone: Boolean(account?.phone_verified_at) && isSamePhone(written.phone, account?.phone ?? ''),
  }
}
