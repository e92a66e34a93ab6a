import type { CvDocument } from '../cvs/cv-document.ts'
import { shiftWords, vehicleWords } from './hours.ts'
import { availabilityWords } from './work.ts'

export interface CircumstanceFact {
  name: string
  values: readonly string[]
}

/** «Permiso de conducir: B, C+E»: what is known of somebody's papers, vehicles and hours. */
export function circumstanceFacts(held: CvDocument['circumstances']): CircumstanceFact[] {
  const facts = [
    { name: 'Permiso de conducir', values: held.licences },
    { name: 'Vehículo propio', values: held.vehicles.map((one) => vehicleWords[one]) },
    { name: 'Turnos', values: held.shifts.map((one) => shiftWords[one]) },
    { name: 'Disponibilidad', values: held.availability ? [availabilityWords[held.availability]] : [] },
    { name: 'Viajes', values: held.travels === null ? [] : [held.travels ? 'Disponible para viajar' : 'Sin viajes'] },
  ]
  return facts.filter(({ values }) => values.length > 0)
}
