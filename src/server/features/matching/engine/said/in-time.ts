import { flatten } from '#server/features/language/normalise/fold.ts'
import { MONTH_NAME } from '#shared/lexicon/months.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'

const STARTS = /^¿(?:puedes|cumples este requisito: poder) (?:empezar|comenzar|incorporarte|iniciar)(?![a-z])/
const MONTH_ASKED = new RegExp(`(?<![a-z])${MONTH_NAME}(?![a-z])`)
const MONTH_SAID = new RegExp(
  `(?<![a-z])(?:incorporar(?:me)?|empezar|comenzar|iniciar|disponib[a-z]+)[^.;]{0,25}(?<![a-z])(${MONTH_NAME})(?![a-z])`,
)

const OF_AGE = /(?<![a-z])mayor(?:es)? de (?:edad|18|dieciocho)|(?<![a-z])18 anos (?:cumplidos|o mas)/
/** Nobody works by law before fourteen. */
const MONTHS_OF_WORK = 48

/** When somebody can begin, and that they are of age, as far as the times in the CV say it. */
export function byTime(flat: string, candidate: PreparedCandidate): Finding {
  if (STARTS.test(flat)) return beginsThen(flat, candidate)
  return OF_AGE.test(flat) ? ofAge(candidate) : UNKNOWN
}

function beginsThen(flat: string, { availability, texts }: PreparedCandidate): Finding {
  if (availability === 'INMEDIATA') return stated(1, 'El CV indica incorporación inmediata.')
  const [month] = MONTH_ASKED.exec(flat) ?? []
  for (const [cv_path, text] of month ? Object.entries(texts) : []) {
    const said = MONTH_SAID.exec(flatten(text))
    if (!said || said[1] !== month) continue
    const source = { cv_path, start: said.index, end: said.index + said[0].length }
    return { ...stated(1, 'El CV dice que puede empezar entonces.'), sources: [source] }
  }
  return UNKNOWN
}

function ofAge({ jobs, as_of_month }: PreparedCandidate): Finding {
  const first = jobs[0]
  if (!first || as_of_month - first.from < MONTHS_OF_WORK) return UNKNOWN
  return { ...stated(1, 'Lo muestran las fechas de sus trabajos.'), sources: [first.fact.source] }
}
