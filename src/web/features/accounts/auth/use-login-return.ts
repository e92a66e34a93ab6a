import { useLocation, useSearchParams } from 'react-router'
import { isInAppPath } from '#shared/core/paths.ts'
import type { LoginState } from '#web/lib/login-return.ts'

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

/** Where to go after signing in (in-app addresses only, else /app) and what to tell the person meanwhile. */
export function useLoginReturn(): { next: string; notice: string | null } {
  const [search] = useSearchParams()
  const state: LoginState = useLocation().state ?? {}
  const wanted = search.get('next') ?? state.next
  const next = wanted && isInAppPath(wanted) ? wanted : '/app'
  return { next, notice: state.notice ?? noticeOf(next) }
}
