import type { z } from 'zod'
import type { contractType, modality, seniority } from '../accounts/users.ts'
import { minorUnits } from '../core/money.ts'
import type { CloseReason, VacancyState } from './vacancies.ts'
import type { PayPeriod, SalaryBand, VacancyDocument, WorkingDay } from './vacancy-document.ts'

export const MODALITY_TEXT: Record<z.infer<typeof modality>, string> = {
  REMOTO: 'Remoto',
  HIBRIDO: 'Híbrido',
  PRESENCIAL: 'Presencial',
}

export const CONTRACT_TEXT: Record<z.infer<typeof contractType>, string> = {
  INDEFINIDO: 'Indefinido',
  TEMPORAL: 'Temporal',
  POR_PROYECTO: 'Por proyecto',
  PRACTICAS: 'Prácticas',
  FREELANCE: 'Freelance',
}

export const WORKING_DAY_TEXT: Record<WorkingDay, string> = {
  COMPLETA: 'Jornada completa',
  PARCIAL: 'Jornada parcial',
  POR_HORAS: 'Por horas',
}

export const SENIORITY_TEXT: Record<z.infer<typeof seniority>, string> = {
  SIN_EXPERIENCIA: 'Sin experiencia',
  JUNIOR: 'Junior',
  SEMI_SENIOR: 'Semi senior',
  SENIOR: 'Senior',
  EXPERT: 'Especialista',
}

export const VACANCY_STATE_TEXT: Record<VacancyState, string> = {
  DRAFT: 'Borrador',
  IN_REVIEW: 'En revisión',
  CHANGES_REQUESTED: 'Con cambios pedidos',
  PUBLISHED: 'Publicada',
  PAUSED: 'Pausada',
  CLOSED: 'Cerrada',
  ARCHIVED: 'Archivada',
}

export const CLOSE_REASON_TEXT: Record<CloseReason, string> = {
  FILLED: 'Puesto cubierto',
  CANCELLED: 'Proceso cancelado',
  NO_CANDIDATES: 'Sin personas candidatas',
  OTHER: 'Otro motivo',
}

export const PERIOD_TEXT = {
  MES: 'al mes',
  ANIO: 'al año',
  HORA: 'por hora',
  DIA: 'al día',
  SEMANA: 'a la semana',
} as const satisfies Record<PayPeriod, string>

/** «1.800–2.400 EUR brutos al mes · 14 pagas»; empty while the band is not complete. */
export function salaryWords({ min, max, currency, period, payments_per_year }: SalaryBand): string {
  if (!min || !max) return ''
  const divisor = 10 ** minorUnits(currency)
  const format = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' })
  const amounts = [...new Set([min, max])].map((amount) => format.format(amount / divisor)).join('–')
  const payments = period === 'MES' && payments_per_year !== 12 ? ` · ${payments_per_year} pagas` : ''
  return `${amounts} ${currency} brutos ${PERIOD_TEXT[period]}${payments}`
}

/** «Híbrido · Madrid, Comunidad de Madrid y 2 más». */
export function placeWords({ modality, locations }: Pick<VacancyDocument, 'modality' | 'locations'>): string {
  const [first] = locations
  const place = first && [...new Set([first.city, first.region])].filter(Boolean).join(', ')
  const more = locations.length > 1 ? ` y ${locations.length - 1} más` : ''
  return [modality && MODALITY_TEXT[modality], place && `${place}${more}`].filter(Boolean).join(' · ')
}
