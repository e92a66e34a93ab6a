import type { RequirementValue } from '#shared/matching/matching.ts'
import { notFound } from '../findings.ts'
import { monthNumber } from '../periods.ts'
import { foldedWords } from '../term.ts'
import type { Judge } from './kind.ts'

const EXPIRED = 0.5

export function certification({ name }: RequirementValue<'CERTIFICATION'>): Judge {
  const required = foldedWords(name)
  return {
    question: `¿Tienes la certificación ${name}?`,
    answer_settles: false,
    judge(candidate) {
      const held = candidate.certifications.filter(({ words }) => required.every((word) => words.has(word)))
      const isValid = (expires: string | null) => expires === null || monthNumber(expires) >= candidate.as_of_month
      const chosen = held.find(({ fact }) => isValid(fact.expires)) ?? held[0]
      if (!chosen) return notFound(candidate)
      const { fact } = chosen
      const value = isValid(fact.expires) ? 1 : EXPIRED
      return { value, found: fact.name, related: false, months: null, last_year: 0, sources: [fact.source] }
    },
    describe({ value, found }) {
      if (!found) return `El CV no muestra la certificación ${name}.`
      return value === 1 ? `El CV muestra «${found}».` : `El CV muestra «${found}», ya caducada.`
    },
    advise: ({ found }) =>
      found ? `Si renovaste ${name}, actualiza su fecha.` : `Si tienes la certificación ${name}, añádela a tu CV.`,
  }
}
