import type { z } from 'zod'
import type { contractType, modality, salaryPeriod, seniority } from '#shared/accounts/users.ts'
import type { EducationLevel } from '#shared/matching/matching.ts'

export type { EducationLevel, LanguageLevel } from '#shared/matching/matching.ts'
export type Seniority = z.infer<typeof seniority>
export type Modality = z.infer<typeof modality>
export type Contract = z.infer<typeof contractType>
export type SalaryPeriod = z.infer<typeof salaryPeriod>
export type WorkingDay = 'COMPLETA' | 'PARCIAL' | 'POR_HORAS'

/** The level of each degree in the European Qualifications Framework. */
export const EDUCATION_EQF = {
  SIN_ESTUDIOS: 1,
  PRIMARIA: 1,
  SECUNDARIA: 2,
  FP_BASICA: 3,
  BACHILLERATO: 4,
  FP_MEDIO: 4,
  FP_SUPERIOR: 5,
  GRADO: 6,
  MASTER: 7,
  DOCTORADO: 8,
} as const satisfies Record<EducationLevel, number>
