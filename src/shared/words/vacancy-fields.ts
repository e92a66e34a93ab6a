import type { VacancyField } from '../vacancies/vacancy-changes.ts'

/** What somebody who applied reads of a change; what they are never told of has no word. */
const fieldWords: Partial<Record<VacancyField, string>> = {
  title: 'el título',
  salary: 'el salario',
  requirements: 'los requisitos imprescindibles',
  contract: 'el contrato',
  working_day: 'la jornada',
  hours_per_week: 'las horas por semana',
  shifts: 'los turnos',
  modality: 'la modalidad',
  office_days: 'los días de oficina',
  locations: 'el lugar',
  remote_countries: 'los países para trabajar en remoto',
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** «el salario, la jornada y el lugar». */
export const changedFieldWords = (fields: readonly string[]): string =>
  list.format(Object.entries(fieldWords).flatMap(([field, words]) => (fields.includes(field) ? [words] : [])))
