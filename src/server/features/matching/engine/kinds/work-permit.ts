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
      // Who waits for one may have it by now, so it is asked.
      if (permit?.held && (permit.country ?? home.country) === country) return { ...stated(1), sources: [permit.source] }
      return work_permits.length === 0 ? UNKNOWN : NOT_MET
    },
    describe({ value, sources }) {
      if (sources.length > 0) return `El CV indica que puede trabajar en ${name}.`
      return value === 1
        ? `Indicó en sus preferencias que puede trabajar en ${name}.`
        : `Sus preferencias no incluyen permiso para trabajar en ${name}.`
    },
    doneIn: () => 'PREFERENCES',
    advise: () => `Indica en tus preferencias si puedes trabajar en ${name}.`,
  }
}
