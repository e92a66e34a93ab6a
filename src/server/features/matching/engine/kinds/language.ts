import type { LanguageLevel, RequirementValue } from '#shared/matching/matching.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import { languageName } from '#shared/words/names.ts'
import { UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

// C2 and native are the same step: nobody can study to be a native speaker.
const STEP = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, NATIVO: 6 } as const satisfies Record<LanguageLevel, number>
const LEVEL_TEXT = (level: LanguageLevel): string => (level === 'NATIVO' ? 'nativo' : level)

/** Valencian is Catalan by another name. */
const tongue = (code: string): string => (code === 'ca-valencia' ? 'ca' : code)

export function language({ language: code, min_level }: RequirementValue<'LANGUAGE'>): Judge {
  const name = languageName(code)
  return {
    question: min_level === null ? `¿Hablas ${name}?` : `¿Tienes un nivel ${LEVEL_TEXT(min_level)} de ${name} o más?`,
    answer_settles: false,
    judge(candidate) {
      const known = candidate.languages
        .filter((fact) => tongue(fact.language) === tongue(code))
        .reduce<(typeof candidate.languages)[number] | null>(
          (best, fact) => (best && stepOf(best.level) >= stepOf(fact.level) ? best : fact),
          null,
        )
      if (!known) return UNKNOWN
      const value = reached(known.level, min_level)
      return {
        value,
        found: `${name}, ${known.level === null ? 'sin decir el nivel' : `nivel ${LEVEL_TEXT(known.level)}`}`,
        related: false,
        months: null,
        last_year: 0,
        sources: [known.source],
      }
    },
    describe({ value, found }) {
      return value === 1 || min_level === null
        ? `El CV indica ${found}.`
        : `El CV indica ${found}; se pide ${LEVEL_TEXT(min_level)}.`
    },
    doneIn: () => 'languages',
    advise: ({ found }) =>
      found ? `Si tu nivel de ${name} ha subido, actualízalo en tu CV.` : `Indica tu nivel de ${name}.`,
  }
}

const stepOf = (level: LanguageLevel | null): number => (level === null ? 0 : STEP[level])

function reached(known: LanguageLevel | null, wanted: LanguageLevel | null): number {
  if (wanted === null) return 1
  return known === null ? EVIDENCE_VALUE.not_said : Math.min(1, STEP[known] / STEP[wanted])
}
