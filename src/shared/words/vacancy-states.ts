import type { CloseReason, VacancyState } from '../vacancies/vacancies.ts'

export const vacancyStateWords: Record<VacancyState, string> = {
  DRAFT: 'Borrador',
  IN_REVIEW: 'En revisión',
  CHANGES_REQUESTED: 'Con cambios pedidos',
  PUBLISHED: 'Publicada',
  PAUSED: 'Pausada',
  CLOSED: 'Cerrada',
  ARCHIVED: 'Archivada',
}

/** Over a list of them. */
export const vacanciesInStateWords: Record<VacancyState, string> = {
  DRAFT: 'Borradores',
  IN_REVIEW: 'En revisión',
  CHANGES_REQUESTED: 'Con cambios pedidos',
  PUBLISHED: 'Publicadas',
  PAUSED: 'Pausadas',
  CLOSED: 'Cerradas',
  ARCHIVED: 'Archivadas',
}

export const closeReasonWords: Record<CloseReason, string> = {
  FILLED: 'Puesto cubierto',
  CANCELLED: 'Proceso cancelado',
  NO_CANDIDATES: 'Sin personas candidatas',
  OTHER: 'Otro motivo',
}
