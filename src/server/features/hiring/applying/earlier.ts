import { addDays } from '#shared/core/time.ts'
import { REAPPLY_DAYS } from '#shared/hiring/applying.ts'
import { isOpenForItsPerson } from '../applications/application-states.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

/** From when on somebody may apply again; null while the earlier application is open, or its «no» waits to be told. */
export function againFrom(earlier: ApplicationRow): Date | null {
  return isOpenForItsPerson(earlier) ? null : addDays(earlier.decided_at ?? earlier.changed_at, REAPPLY_DAYS)
}

export function standsInTheWay(earlier: ApplicationRow | undefined, now: Date): earlier is ApplicationRow {
  if (!earlier) return false
  const from = againFrom(earlier)
  return from === null || from > now
}

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** «Ya te postulaste a esta vacante el 2 mar 2026. Podrás volver a hacerlo desde el 31 may 2026.» */
export function alreadyApplied(earlier: ApplicationRow): string {
  const from = againFrom(earlier)
  const again = from ? ` Podrás volver a hacerlo desde el ${day.format(from)}.` : ''
  return `Ya te postulaste a esta vacante el ${day.format(earlier.applied_at)}.${again}`
}
