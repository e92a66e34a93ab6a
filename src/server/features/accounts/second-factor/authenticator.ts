import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
/** A clock may be half a minute off, to both sides. */
const WINDOW = 1

const authenticator = (secret: string, label = '') =>
  new TOTP({ issuer: 'Skillo', label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) })

/** 160 random bits, as RFC 4226 recommends, in letters that can be typed into an app. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the picture says to the app. */
export const addressOf = (secret: string, email: string): string => authenticator(secret, email).toString()

/** The half minute to which a code belongs; null for a code that is not of now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = authenticator(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}
