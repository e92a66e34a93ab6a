import { formatDistance } from 'date-fns'
import { es } from 'date-fns/locale/es'

/** «hace 5 minutos»; a clock that runs a little behind the server's never says «en 1 minuto». */
export function timeAgo(iso: string, now: Date = new Date()): string {
  const then = new Date(iso)
  // Nobody says «hace alrededor de 10 horas».
  return formatDistance(then > now ? now : then, now, { addSuffix: true, locale: es }).replace('alrededor de ', '')
}
