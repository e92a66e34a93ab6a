import { login, signedIn } from '#shared/accounts/auth.ts'

/** Signing in, for accounts that ask for nothing beside the password. */
export const plainLogin = { ...login, answer: signedIn }
