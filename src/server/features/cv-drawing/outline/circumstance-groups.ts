import type { CvDocument, CvLanguage } from '#shared/cvs/cv-document.ts'
import { CIRCUMSTANCE_WORDS } from './circumstance-words.ts'
import { type Group, part } from './parts.ts'

/** «Permiso de conducir: B, C+E», a line for each thing that is known; that somebody does not travel is not printed. */
export function circumstanceGroups({ circumstances }: CvDocument, language: CvLanguage): Group[] {
  const words = CIRCUMSTANCE_WORDS[language]
  const { licences, vehicles, shifts, availability, travels } = circumstances
  const group = (label: string, name: string, items: readonly string[]): Group => ({
    name,
    items: items.flatMap((item) => part(label, item)),
  })
  return [
    group('Permiso de conducir', words.licences, licences),
    group(
      'Vehículo propio',
      words.vehicles,
      vehicles.map((one) => words.vehicle[one]),
    ),
    group(
      'Turno',
      words.shifts,
      shifts.map((one) => words.shift[one]),
    ),
    group('Disponibilidad', words.availability, availability ? [words.available[availability]] : []),
    group('Viajes', words.travel, travels ? [words.travels] : []),
  ].filter(({ items }) => items.length > 0)
}
