import { z } from 'zod'
import { type ErrorCode, errorTable } from '../core/errors.ts'

/** Why a publication was refused, without its sentence: the code, and how many points or slots it speaks of. */
export const refusedPublication = z.object({ code: z.string(), count: z.int() })

export const COMPANY_NOT_ACTIVE = 'La empresa no está activa.'

export const pointsToMend = (points: number): string =>
  `Corrige ${points === 1 ? '1 punto' : `${points} puntos`} antes de publicar.`

export const slotsInUse = (limit: number): string =>
  `Tu plan permite ${limit === 1 ? '1 vacante activa' : `${limit} vacantes activas`}. Pausa una o amplía tu plan.`

export const termInUse = (days: number): string =>
  `Tu plan mantiene una vacante abierta hasta ${days} días desde hoy. Elige menos días o amplíala más adelante.`

/** The sentence that somebody who publishes by hand reads for the same refusal. */
export function refusalWords({ code, count }: z.infer<typeof refusedPublication>): string {
  if (code === 'lint_blocked') return pointsToMend(count)
  if (code === 'plan_limit') return slotsInUse(count)
  if (code === 'state_conflict') return COMPANY_NOT_ACTIVE
  return code in errorTable ? errorTable[code as ErrorCode].message : ''
}
