import type { RequirementValue } from '#shared/matching/matching.ts'
import { vehicleWords } from '#shared/words/work.ts'
import { custom } from './custom.ts'
import type { Judge } from './kind.ts'

export const vehicle = ({ vehicle: kind }: RequirementValue<'VEHICLE'>): Judge =>
  custom({ question: `¿Tienes vehículo propio (${vehicleWords[kind].toLowerCase()})?` })
