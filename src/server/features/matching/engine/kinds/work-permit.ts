import type { RequirementValue } from '#shared/matching/matching.ts'
import { countryName } from '#shared/words/names.ts'
import { NOT_MET, stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

export function workPermit({ country }: RequirementValue<'WORK_PERMIT'>): Judge {
  const name = countryName(country)
  return {
    question: `¿Tienes permiso para trabajar en ${name}?`,
    answer_settles: true,
    judge({ work_permits, permit, home }) {
      if (work_permits.includes(country)) return stated(1)
      if (permit && (permit.country ?? home.country) === country)
        return { ...(permit.held ? stated(1) : NOT_MET), sources: [permit.source] }
      return work_permits.length === 0 ? UNKNOWN : NOT_MET
    },
    describe({ value, sources }) {
      if (sources.length > 0)
        return value === 1 ? `El CV indica que puede trabajar en ${name}.` : `El CV dice que aún no tiene el permiso.`
      return value === 1
        ? `Indicó en sus preferencias que puede trabajar en ${name}.`
        : `Sus preferencias no incluyen permiso para trabajar en ${name}.`
    },
    doneIn: () => 'PREFERENCES',
    advise: () => `Indica en tus preferencias si puedes trabajar en ${name}.`,
  }
}
