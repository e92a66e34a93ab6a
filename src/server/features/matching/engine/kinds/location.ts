import type { RequirementValue, WorkPlace } from '#shared/matching/matching.ts'
import { locationWords } from '#shared/words/requirements.ts'
import { stated, UNKNOWN } from '../findings.ts'
import { foldedWords } from '../term.ts'
import type { WorkWishes } from '../types.ts'
import type { Judge } from './kind.ts'

type Value = RequirementValue<'LOCATION'>

const SAME_REGION = 0.5

export function location(value: Value): Judge {
  const title = locationWords(value)
  return {
    question: `¿Puedes trabajar en estas condiciones: ${lowerFirst(title)}?`,
    answer_settles: true,
    judge: ({ work }) => (work === null ? UNKNOWN : judgeWishes(value, work)),
    describe({ value: reached }) {
      if (reached === 1) return `Encaja con lo que indicó en sus preferencias: ${lowerFirst(title)}.`
      if (reached === 0) return `No coincide con las preferencias de lugar o modalidad: ${lowerFirst(title)}.`
      return `Coincide la región, no la ciudad: ${lowerFirst(title)}.`
    },
    advise: (finding) => (finding.value === null ? 'Indica en tus preferencias dónde y cómo quieres trabajar.' : null),
  }
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function judgeWishes({ modality, places }: Value, work: WorkWishes) {
  if (work.modalities.length > 0 && !work.modalities.includes(modality)) return stated(0)
  if (places.length === 0) return work.modalities.length > 0 ? stated(1) : UNKNOWN
  if (work.places.length === 0) return UNKNOWN
  let best = 0
  for (const offered of places) {
    for (const wished of work.places) best = Math.max(best, nearness(offered, wished, work.relocate))
  }
  return stated(best)
}

function nearness(offered: WorkPlace, wished: WorkPlace, relocate: boolean): number {
  if (offered.country !== wished.country) return 0
  if (relocate || sameOrOpen(offered.city, wished.city)) {
    return relocate || sameOrOpen(offered.region, wished.region) ? 1 : 0
  }
  return offered.region !== null && wished.region !== null && same(offered.region, wished.region) ? SAME_REGION : 0
}

const same = (a: string, b: string): boolean => foldedWords(a).join(' ') === foldedWords(b).join(' ')
const sameOrOpen = (a: string | null, b: string | null): boolean => a === null || b === null || same(a, b)
