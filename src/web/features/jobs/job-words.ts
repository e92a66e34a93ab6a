import type { z } from 'zod'
import { addDays } from '#shared/core/time.ts'
import type { JobSort, reportReason } from '#shared/jobs/jobs.ts'
import type { HideReason } from '#web/data/jobs.ts'
import { formatDate } from '#web/lib/format.ts'

export const SORT_TEXT: Record<JobSort, string> = {
  relevancia: 'Más relevantes',
  encaje: 'Mejor encaje',
  recientes: 'Más recientes',
  salario: 'Mejor salario',
  cierre: 'Cierra pronto',
}

export const HIDE_REASON_TEXT: Record<HideReason, string> = {
  SALARIO: 'Por el salario',
  UBICACION: 'Por la ubicación',
  EMPRESA: 'Por la empresa',
  REQUISITOS: 'Por los requisitos',
  YA_POSTULE: 'Ya me postulé',
  OTRO: 'Por otro motivo',
}

export const REPORT_REASON_TEXT: Record<z.infer<typeof reportReason>, string> = {
  ESTAFA: 'Parece una estafa',
  PIDE_DINERO: 'Pide dinero para postularse o trabajar',
  DATOS_FALSOS: 'Da datos que no son ciertos',
  DISCRIMINATORIA: 'Discrimina a personas',
  DUPLICADA: 'Es la copia de otra vacante',
  OTRA: 'Por otro motivo',
}

/** The day by which somebody who applies now has an answer. */
export function promisedDate(reply_days: number, now = new Date()): string {
  return formatDate(addDays(now, reply_days).toISOString())
}
