import type { z } from 'zod'
import type { contractType, JobPreferences, modality, salaryPeriod, seniority, WorkingDay } from '../accounts/users.ts'
import type { PayPeriod } from '../vacancies/vacancy-document.ts'

/** How and on what terms people work, in the order in which it is offered. */
export const modalityWords = {
  REMOTO: 'Remoto',
  HIBRIDO: 'Híbrido',
  PRESENCIAL: 'Presencial',
} as const satisfies Record<z.infer<typeof modality>, string>

export const contractWords = {
  INDEFINIDO: 'Indefinido',
  FIJO_DISCONTINUO: 'Fijo discontinuo',
  TEMPORAL: 'Temporal',
  POR_PROYECTO: 'Por proyecto',
  PRACTICAS: 'Prácticas',
  FREELANCE: 'Freelance',
} as const satisfies Record<z.infer<typeof contractType>, string>

export const workingDayWords: Record<WorkingDay, string> = {
  COMPLETA: 'Jornada completa',
  PARCIAL: 'Jornada parcial',
  POR_HORAS: 'Por horas',
}

/** In words of every trade: in a kitchen or on a site nobody says «semi senior», and in an office everybody knows these. */
export const seniorityWords: Record<z.infer<typeof seniority>, string> = {
  SIN_EXPERIENCIA: 'Sin experiencia',
  JUNIOR: 'Poca experiencia',
  SEMI_SENIOR: 'Con experiencia',
  SENIOR: 'Mucha experiencia',
  EXPERT: 'Especialista',
}

export const salaryPeriodWords = {
  MES: 'al mes',
  ANIO: 'al año',
  HORA: 'por hora',
} as const satisfies Record<z.infer<typeof salaryPeriod>, string>

/** Vacancies may also pay by the day or the week. */
export const payPeriodWords = {
  ...salaryPeriodWords,
  DIA: 'al día',
  SEMANA: 'a la semana',
} as const satisfies Record<PayPeriod, string>

export const availabilityWords = {
  INMEDIATA: 'De inmediato',
  '15_DIAS': 'En 15 días',
  '1_MES': 'En un mes',
  A_CONVENIR: 'A convenir',
} as const satisfies Record<NonNullable<JobPreferences['availability']>, string>

export const travelWords = { SI: 'Puedo viajar', NO: 'Prefiero no viajar' } as const
