import type { RequirementValue } from '#shared/matching/matching.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

const STEP = { INMEDIATA: 0, '15_DIAS': 1, '1_MES': 2 } as const
const TEXT = { INMEDIATA: 'inmediata', '15_DIAS': 'en 15 días', '1_MES': 'en 1 mes' } as const
const ONE_STEP_LATE = 0.5

export function availability({ within }: RequirementValue<'AVAILABILITY'>): Judge {
  return {
    question: `¿Puedes incorporarte así: ${TEXT[within]}?`,
    answer_settles: true,
    judge({ availability: own }) {
      if (own === null || own === 'A_CONVENIR') return UNKNOWN
      const late = STEP[own] - STEP[within]
      return stated(late <= 0 ? 1 : late === 1 ? ONE_STEP_LATE : 0, TEXT[own])
    },
    describe: ({ value, found }) =>
      value === 1
        ? `Su disponibilidad (${found}) encaja.`
        : `Su disponibilidad es ${found}; se pide incorporación ${TEXT[within]}.`,
    doneIn: () => 'PREFERENCES',
    advise: ({ value }) => (value === null ? 'Indica tu disponibilidad en tus preferencias.' : null),
  }
}
