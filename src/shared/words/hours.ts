import type { WorkShift } from '../accounts/users.ts'
import { lazily } from '../core/lazily.ts'
import { formatNumber } from '../core/numbers.ts'
import type { Vehicle } from '../matching/matching.ts'
import type { VacancyDocument } from '../vacancies/vacancy-document.ts'
import { workingDayWords } from './work.ts'

/* Apart from the other words of vacancies, which the first page loads. */

export const shiftWords: Record<WorkShift, string> = {
  MANANA: 'Mañana',
  TARDE: 'Tarde',
  NOCHE: 'Noche',
  PARTIDO: 'Jornada partida',
  ROTATIVO: 'Turnos rotativos',
  FINES_DE_SEMANA: 'Fines de semana',
  FESTIVOS: 'Festivos',
}

export const vehicleWords: Record<Vehicle, string> = {
  COCHE: 'Coche',
  MOTO: 'Moto',
  FURGONETA: 'Furgoneta',
  CAMION: 'Camión',
  BICICLETA: 'Bicicleta',
}

/** «Parcial · 20 horas por semana»; empty while neither is said. */
export function dayWords({
  working_day,
  hours_per_week,
}: Pick<VacancyDocument, 'working_day' | 'hours_per_week'>): string {
  const hours = hours_per_week === null ? '' : `${formatNumber(hours_per_week)} horas por semana`
  return [working_day && workingDayWords[working_day], hours].filter(Boolean).join(' · ')
}

const all = lazily(() => new Intl.ListFormat('es', { type: 'conjunction' }))

/** «Mañana, tarde y fines de semana» */
export function shiftsWords(shifts: VacancyDocument['shifts']): string {
  return all().format(shifts.map((shift, at) => (at === 0 ? shiftWords[shift] : shiftWords[shift].toLowerCase())))
}
