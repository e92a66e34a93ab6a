import type { RequirementValue } from '#shared/matching/matching.ts'
import { shiftWords } from '#shared/words/work.ts'
import { custom } from './custom.ts'
import type { Judge } from './kind.ts'

export const shift = ({ shifts }: RequirementValue<'SHIFT'>): Judge =>
  custom({
    question: `¿Puedes trabajar en estos turnos: ${shifts.map((one) => shiftWords[one].toLowerCase()).join(', ')}?`,
  })
