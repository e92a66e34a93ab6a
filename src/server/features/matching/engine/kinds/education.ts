import { EDUCATION_EQF } from '#server/features/language/taxonomy/levels.ts'
import type { RequirementValue } from '#shared/matching/matching.ts'
import { educationWords } from '#shared/words/levels.ts'
import type { PreparedCandidate, WithWords } from '../candidate.ts'
import { notFound } from '../findings.ts'
import { foldedWords } from '../term.ts'
import type { EducationFact, Finding } from '../types.ts'
import { duration } from '../wording.ts'
import type { Judge } from './kind.ts'

type Value = RequirementValue<'EDUCATION'>

const IN_PART = 0.5

export function education(value: Value): Judge {
  const { min_level, field } = value
  const field_words = field === null ? [] : contentWords(field)
  const subject = `${educationWords[min_level]}${field === null ? '' : ` en ${field}`}`
  return {
    question: `¿Tienes esta formación: ${subject}?`,
    answer_settles: false,
    judge: (candidate) => better(bestStudy(value, field_words, candidate), byExperience(value, candidate)),
    describe({ value: reached, found, months }) {
      if (months !== null) return `El CV suma ${duration(months)} de experiencia, que vale como formación equivalente.`
      if (!found) return `El CV no muestra formación de este nivel: ${subject}.`
      return reached === 1 ? `El CV muestra «${found}».` : `El CV muestra «${found}»; se pide ${subject}.`
    },
    advise: ({ found }) =>
      found
        ? 'Si tienes otra formación más cercana, añádela a tu CV.'
        : 'Añade tu formación con su nivel y especialidad.',
  }
}

const LINKING = new Set(['de', 'del', 'en', 'y', 'o', 'la', 'el', 'of', 'in', 'and'])
const contentWords = (text: string): string[] => foldedWords(text).filter((word) => !LINKING.has(word))

function bestStudy(value: Value, field_words: readonly string[], candidate: PreparedCandidate): Finding {
  let best: EducationFact | undefined
  let best_value = 0
  for (const study of candidate.education) {
    const reached = Math.min(levelReached(value, study.fact), fieldReached(field_words, study))
    if (reached <= best_value) continue
    best = study.fact
    best_value = reached
  }
  if (!best) return notFound(candidate)
  return { value: best_value, found: best.subject, related: false, months: null, last_year: 0, sources: [best.source] }
}

/** One level under the required one, or studies that go on, count in part. */
function levelReached({ min_level }: Value, { level, in_progress }: EducationFact): number {
  const gap = EDUCATION_EQF[min_level] - EDUCATION_EQF[level]
  if (gap <= 0) return in_progress ? IN_PART : 1
  return gap === 1 ? IN_PART : 0
}

function fieldReached(field_words: readonly string[], { words }: WithWords<EducationFact>): number {
  return field_words.every((word) => words.has(word)) ? 1 : IN_PART
}

function byExperience({ equivalent_years }: Value, { worked_months, job_sources }: PreparedCandidate): Finding | null {
  if (equivalent_years === null || worked_months < equivalent_years * 12) return null
  return { value: 1, found: '', related: false, months: worked_months, last_year: 0, sources: job_sources }
}

function better(studies: Finding, experience: Finding | null): Finding {
  return experience === null || studies.value === 1 ? studies : experience
}
