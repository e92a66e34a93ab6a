export const SESSION_EXPIRED = 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.'

export interface LoginState {
  notice?: string
  next?: string
}

/** The address of /login that remembers where the person wanted to go. */
export function loginAddress(wanted: string): string {
  return `/login?next=${encodeURIComponent(wanted)}`
}

/** What travels in the history entry instead: an address may hold the token of a link. */
export function loginState(notice: string, next: string): LoginState {
  return { notice, next }
}

/** Travels with whoever comes back from signing in: only then is a wish in the address their own, and not that of a link's author. */
export const JUST_SIGNED_IN = { signed_in: true }
