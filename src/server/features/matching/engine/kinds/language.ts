import { languagePaper } from '#server/features/cv-reader/parse/lists/language-papers.ts'
import { type LanguageLevel, languageLevel, type RequirementValue } from '#shared/matching/matching.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import { languageName } from '#shared/words/names.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { SpokenFact } from '../read/languages.ts'
import type { Finding, LanguageFact, Source } from '../types.ts'
import { contentWords } from '../words/content-words.ts'
import { deniedLanguage } from './denied.ts'
import type { Judge } from './kind.ts'

// C2 and native are the same step: nobody can study to be a native speaker.
const STEP = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, NATIVO: 6 } as const satisfies Record<LanguageLevel, number>
const LEVEL_TEXT = (level: LanguageLevel): string => (level === 'NATIVO' ? 'nativo' : level)

/** Where the words of a CV were not kept, nobody knows whether it wrote «intermedio» or «B1»: both are said. */
const IN_WORDS: Partial<Record<LanguageLevel, string>> = { A2: 'básico', B1: 'intermedio', C1: 'avanzado' }
const shownLevel = (level: LanguageLevel): string => {
  const word = IN_WORDS[level]
  return word === undefined ? LEVEL_TEXT(level) : `${word} (${level})`
}

/** Valencian is Catalan by another name. */
const tongue = (code: string): string => (code === 'ca-valencia' ? 'ca' : code)

export function language({ language: code, min_level }: RequirementValue<'LANGUAGE'>): Judge {
  const name = languageName(code)
  return {
    question: min_level === null ? `¿Hablas ${name}?` : `¿Tienes un nivel ${LEVEL_TEXT(min_level)} de ${name} o más?`,
    answer_settles: false,
    judge(candidate) {
      const own: SpokenFact[] = candidate.languages.filter((fact) => tongue(fact.language) === tongue(code))
      const known = own
        .filter(({ by_work, written }) => by_work === undefined && written === undefined)
        .reduce<SpokenFact | null>(
          (best, fact) => (best && stepOf(best.level) >= stepOf(fact.level) ? best : fact),
          null,
        )
      const at_work = own.find(({ by_work }) => by_work !== undefined)
      // Whoever says how well they speak it is believed.
      if (at_work && (known?.level ?? null) === null) return byWork(at_work, min_level)
      const writing = own.find(({ written }) => written !== undefined)
      if (!known || (known.level === null && writing?.written === 'OWN')) {
        const written = byWriting(writing, min_level)
        return written.value === null ? deniedLanguage(contentWords(name), candidate) : written
      }
      const value = known.said === undefined ? reached(known.level, min_level) : reachedInWords(known, min_level)
      const found = `${name}, ${howWell(known, value)}`
      const vague = (known.level === null || (isInWords(known) && value < 1)) && { vague: true }
      const basic = known.level === FIRST_WORDS && { basic: true }
      const graded = known.level !== null && { graded: true }
      const papers = isInWords(known) ? papersOf(code, known, candidate) : []
      return { ...UNKNOWN, value, found, ...vague, ...basic, ...graded, sources: [...papers, known.source] }
    },
    describe({ value, found, basis, denied, basic }) {
      if (denied) return `Piden ${name}, y el CV dice que no.`
      if (found === '')
        return value === 1 || min_level === null
          ? `El CV está escrito en ${name}.`
          : `El CV está escrito en ${name}, sin decir el nivel; se pide ${LEVEL_TEXT(min_level)}.`
      if (basis === 'USUAL')
        return value === 1
          ? `El CV muestra «${found}»: es trabajar con ese idioma.`
          : `El CV muestra «${found}», sin decir el nivel; se pide ${min_level === null ? name : LEVEL_TEXT(min_level)}.`
      if (basic && min_level === null) return `El CV indica ${found}, que es el comienzo: por eso cuenta en parte.`
      return value === 1 || min_level === null
        ? `El CV indica ${found}.`
        : `El CV indica ${found}; se pide ${LEVEL_TEXT(min_level)}.`
    },
    doneIn: () => 'languages',
    advise: ({ found, vague }) =>
      found && !vague ? `Si tu nivel de ${name} ha subido, actualízalo en tu CV.` : `Indica tu nivel de ${name}.`,
  }
}

/** Nobody teaches or translates a language below this. */
const AT_WORK = 'B2'

const byWork = ({ by_work = '', source }: LanguageFact, wanted: LanguageLevel | null): Finding => ({
  ...UNKNOWN,
  value: wanted !== null && STEP[wanted] > STEP[AT_WORK] ? EVIDENCE_VALUE.not_said : 1,
  found: by_work,
  sources: [source],
  basis: 'USUAL',
})

/** Whoever writes a CV in a language has come as far with it as who works with it; in their own, to the end. */
const byWriting = (fact: LanguageFact | undefined, wanted: LanguageLevel | null): Finding =>
  fact
    ? {
        ...UNKNOWN,
        value: fact.written === 'USED' && wanted !== null && STEP[wanted] > STEP[AT_WORK] ? EVIDENCE_VALUE.not_said : 1,
        sources: [fact.source],
      }
    : UNKNOWN

const stepOf = (level: LanguageLevel | null): number => (level === null ? 0 : STEP[level])

/** «Saludos y números»: who begins with a language does not speak it yet. */
const FIRST_WORDS = 'A1'

/** One step below is in part; who has A2 does not have a part of C1. */
function reached(known: LanguageLevel | null, wanted: LanguageLevel | null): number {
  if (wanted === null) return known === FIRST_WORDS ? EVIDENCE_VALUE.not_said : 1
  if (known === null) return EVIDENCE_VALUE.not_said
  const below = STEP[wanted] - STEP[known]
  return below <= 0 ? 1 : below === 1 ? STEP[known] / STEP[wanted] : 0
}

/** «Avanzado» is somebody's own word; a test of that level says it better. */
const papersOf = (code: string, { level }: SpokenFact, { certifications }: PreparedCandidate): Source[] =>
  certifications.flatMap(({ fact: { name, source } }) => {
    const paper = languagePaper(name)
    return paper?.code === code && paper.level !== null && stepOf(paper.level) >= stepOf(level) ? [source] : []
  })

const levelsIn = (said: string): LanguageLevel[] =>
  (said.toUpperCase().match(/(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/gu) ?? []).map((code) => languageLevel.parse(code))

/** «Básico», «leo manuales»; «A2-B1» names its levels. */
const isInWords = ({ said = '' }: SpokenFact): boolean => said !== '' && levelsIn(said).length === 0

/** What the words of somebody seem to say never speaks against them, as «B1» does; of «A2-B1» the second is reached in part. */
function reachedInWords({ level, said = '' }: SpokenFact, wanted: LanguageLevel | null): number {
  const value = reached(level, wanted)
  if (value === 1 || level === null || wanted === null) return value
  const upper = levelsIn(said).at(-1)
  if (upper !== undefined) return Math.max(value, Math.min(EVIDENCE_VALUE.not_said, reached(upper, wanted)))
  return Math.max(value, Math.min(EVIDENCE_VALUE.not_said, STEP[level] / STEP[wanted]))
}

function howWell(known: SpokenFact, value: number): string {
  if (known.said !== undefined)
    return `«${known.said}»${isInWords(known) && known.level !== FIRST_WORDS && value < 1 ? ', sin nombrar un nivel' : ''}`
  return known.level === null ? 'sin decir el nivel' : `nivel ${shownLevel(known.level)}`
}
