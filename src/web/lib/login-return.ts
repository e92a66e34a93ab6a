import { useLocation, useSearchParams } from 'react-router'
import { isInAppPath } from '#shared/core/paths.ts'

export const SESSION_EXPIRED = 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.'

interface LoginState {
  notice?: string
  next?: string
}

/** The address of /login that remembers where the person wanted to go. */
export function loginAddress(wanted: string): string {
  return `/login?next=${encodeURIComponent(wanted)}`
}

/** What a visitor wanted, by the panel of the address to come back to: also known after a press before the page's scripts ran. */
const WANTED: Record<string, string> = {
  guardar: 'guardar la vacante',
  alerta: 'recibir avisos de vacantes parecidas',
  reportar: 'reportar la vacante',
}

function noticeOf(wanted: string): string | null {
  const goal = WANTED[new URLSearchParams(wanted.split('?')[1]).get('panel') ?? '']
  return goal ? `Inicia sesión o crea tu cuenta para ${goal}. Después vuelves aquí.` : null
}

/** What travels in the history entry instead: an address may hold the token of a link. */
export function loginState(notice: string, next: string): LoginState {
  return { notice, next }
}

/** Travels with whoever comes back from signing in: only then is a wish in the address their own, and not that of a link's author. */
export const JUST_SIGNED_IN = { signed_in: true }

/** Where to go after signing in (in-app addresses only, else /app) and what to tell the person meanwhile. */
export function useLoginReturn(): { next: string; notice: string | null } {
  const [search] = useSearchParams()
  const state: LoginState = useLocation().state ?? {}
  const wanted = search.get('next') ?? state.next
  const next = wanted && isInAppPath(wanted) ? wanted : '/app'
  return { next, notice: state.notice ?? noticeOf(next) }
}
