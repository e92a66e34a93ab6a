import type { RequirementValue } from '#shared/matching/matching.ts'
import { countryName } from '#shared/words/names.ts'
import { NOT_MET, stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

export function workPermit({ country }: RequirementValue<'WORK_PERMIT'>): Judge {
  const name = countryName(country)
  return {
    question: `¿Tienes permiso para trabajar en ${name}?`,
    answer_settles: true,
    judge({ work_permits, permit, home, texts }) {
      if (work_permits.includes(country)) return stated(1)
      if (permit && (permit.country ?? home.country) === country) {
        const { cv_path, start, end } = permit.source
        const found = (texts[cv_path] ?? '').slice(start, end).trim()
        const related = permit.country === null
        return { ...(permit.held ? stated(1) : NOT_MET), found, related, sources: [permit.source] }
      }
      return work_permits.length === 0 ? UNKNOWN : NOT_MET
    },
    // «Papeles en regla» names no country: it is said of the one where they live.
    describe({ value, sources, found, related }) {
      if (sources.length > 0)
        return value === 1
          ? `El CV dice «${found}»${related ? `, y vive en ${name}` : ''}.`
          : 'El CV dice que aún no tiene el permiso.'
      return value === 1
        ? `Indicó en sus preferencias que puede trabajar en ${name}.`
        : `Sus preferencias no incluyen permiso para trabajar en ${name}.`
    },
    doneIn: () => 'PREFERENCES',
    advise: () => `Indica en tus preferencias si puedes trabajar en ${name}.`,
  }
}
