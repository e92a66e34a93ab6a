import type { z } from 'zod'
import type { hideReason, JobSort } from '../jobs/jobs.ts'
import type { AlertFrequency } from '../jobs/saved-searches.ts'
import type { ReportReason } from '../vacancies/moderation.ts'

export const sortWords: Record<JobSort, string> = {
  relevancia: 'Más relevantes',
  encaje: 'Mejor encaje',
  recientes: 'Más recientes',
  salario: 'Mejor salario',
  cierre: 'Cierra pronto',
}

export const hideReasonWords: Record<z.infer<typeof hideReason>, string> = {
  SALARIO: 'Por el salario',
  UBICACION: 'Por la ubicación',
  EMPRESA: 'Por la empresa',
  REQUISITOS: 'Por los requisitos',
  YA_POSTULE: 'Ya me postulé',
  OTRO: 'Por otro motivo',
}

export const reportReasonWords: Record<ReportReason, string> = {
  ESTAFA: 'Parece una estafa',
  PIDE_DINERO: 'Pide dinero para postularse o trabajar',
  DATOS_FALSOS: 'Da datos que no son ciertos',
  DISCRIMINATORIA: 'Discrimina a personas',
  DUPLICADA: 'Es la copia de otra vacante',
  OTRA: 'Por otro motivo',
}

export const alertFrequencyWords: Record<AlertFrequency, string> = {
  INSTANT: 'Al momento',
  DAILY: 'Cada día',
  WEEKLY: 'Cada semana',
  OFF: 'Sin avisos',
}
