import { flatten } from '#server/features/language/normalise/fold.ts'
import type { RequirementValue } from '#shared/matching/matching.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

/** «¿Cumples este requisito: residir cerca o coche propio?» is answered by a car of one's own. */
const OR_A_VEHICLE =
  /(?<![a-z])[ou] (?:tener |con |disponer de )?(?:un )?(?:coche|vehiculo|auto|carro|movilidad|medio de transporte)(?![a-z])/

/** Only the person's answer can settle a question of the company, unless the CV answers one of its ways. */
export function custom({ question }: RequirementValue<'CUSTOM'>): Judge {
  const by_vehicle = OR_A_VEHICLE.test(flatten(question))
  return {
    question,
    answer_settles: true,
    judge: ({ vehicles }) => (by_vehicle && vehicles.includes('COCHE') ? stated(1) : UNKNOWN),
    describe: () => 'El CV indica vehículo propio: coche.',
    doneIn: () => 'ANSWER',
    advise: ({ value }) => (value === null ? `Responde a la pregunta: «${question}»` : null),
  }
}
