import type { RequirementValue } from '#shared/matching/matching.ts'
import { vehicleWords } from '#shared/words/hours.ts'
import { stated } from '../findings.ts'
import { withoutThis } from '../said/own-vehicle.ts'
import type { Judge } from './kind.ts'

/** Who names another vehicle may still have this one, so it is asked. */
export function vehicle({ vehicle: kind }: RequirementValue<'VEHICLE'>): Judge {
  const name = vehicleWords[kind].toLowerCase()
  return {
    question: `¿Tienes vehículo propio (${name})?`,
    answer_settles: true,
    judge: (candidate) => {
      const { vehicles, without_vehicle } = candidate
      if (vehicles.includes(kind)) return stated(1)
      return kind === 'COCHE' && without_vehicle
        ? { ...stated(0), sources: [without_vehicle] }
        : withoutThis(kind, candidate)
    },
    describe: ({ value }) => (value === 1 ? `El CV indica vehículo propio: ${name}.` : 'El CV dice que no tiene.'),
    doneIn: () => 'circumstances',
    advise: ({ value }) => (value === null ? `Si tienes ${name}, indícalo en tu CV.` : null),
  }
}
