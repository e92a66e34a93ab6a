import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with this secret shows at that moment. */
export const codeAt = (secret: string, moment: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() })
