import { MUST } from '#shared/lexicon/importance.ts'
import { clauseAfter, clauseBefore, type Span, spanOf } from './span.ts'
import { NUMBER_WORDS, numberFrom } from './words/number-words.ts'

export interface ExperienceFact extends Span {
  min_years: number
  max_years?: number
}

const NUMBER = `(?:\\d{1,2}(?:[.,]5)?|${NUMBER_WORDS})`
const AMOUNT = new RegExp(
  `(?<![a-z0-9.,])(?:(?:mas de|al menos|por lo menos|minimo(?: de)?|minima(?: de)?|como minimo|superior a|mayor a|no menor a|at least|over|more than|minimum(?: of)?|min\\.?|entre|between|de|desde|from|\\+|(?<!(?:^|\\n)\\s*)>) ?){0,3}` +
    `(${NUMBER})(?: ?\\(\\d{1,2}\\))?(?: ?(?:-|–|—|/|a|y|o|to|and|or) ?(${NUMBER}))? ?(\\+)? ?(?:o mas )?(anos?|cursos? (?:escolar(?:es)?|academicos?|lectivos?)|years?|yrs?|meses|months?|temporadas?)(?![a-z])(?: o mas)?`,
  'g',
)
const NONE_NEEDED = new RegExp(
  `(?<![a-z])(?:no (?:se )?(?:requiere|necesita|exige|precisa|pide|hace falta|es (?:necesari[ao]|${MUST}|requisito)|necesitas|requerimos|pedimos)(?: (?:tener|contar con|de))? (?:la )?experiencia(?: previa| laboral)?|(?:con o )?sin (?:necesidad de )?experiencia(?: previa| laboral| necesaria)?|experiencia(?: previa)?(?: en [a-z ]{2,30})? no (?:es )?(?:necesaria|requerida|${MUST}|importa)|no (?:previous |prior |work )?experience(?: is)? (?:required|needed|necessary)|without (?:any )?experience|primer empleo|first job)(?![a-z])`,
  'g',
)
/** «Exp. mín.» ends no sentence. */
const SHORT = /(?<![a-z])exp\.(?: ?(?:min\.?|minim[oa]|laboral|de|:))* $/
const REFUSAL_BEFORE = /(?:abstener|no postul|no aplica|no se contrata)/
const AFTER =
  /^(?:,? ?(?:de|of|en|in|como|as|con|with|trabajando|minim[oa]|previ[ao]s?|laboral|y|demostrable|[a-z]{2,20}) ?){0,4}? ?(?:experien|exp(?![a-z])|trayectoria|recorrido(?! (?:de|en) \d)|trabajando|desempen)/
/** «3 años llevando contabilidades», «4+ años en roles de…»: said without the word, but only where a demand begins. */
const AT_WORK =
  /^(?:,? (?:como )?minim[oa],?|, (?:al|por lo) menos,)?(?: (?:demostrables?|comprobables?|acreditables?|verificables?|reales|previos?))? (?:[a-z]{3,}[ae]ndo |(?:en|con|como|de oficio|de (?=[a-z]{3,}(?:er[oa]|ist[ao]|ador[a]?|edor[a]?|cion)(?![a-z]))|de laburo|de practica|de trabajo|frente) ?[a-z]|de oficial(?![a-z]))/
const OPENS = new RegExp(
  `(?:^[^a-z0-9]*|, (?:y )?|(?:${MUST}|importante|requiere|pedimos|necesari[oa]|buscamos|con|tenga[sn]?|lleve[sn]?|cuenten? con|acrediten?|posean?|y|unos|requisitos?|cuales)[: *]+(?:un |una )?)$`,
)
/** «Somos una empresa con más de 30 años de trayectoria» says nothing about the person. */
const COMPANY = /(?:somos|compania|empresa|grupo|consultora|firma|despacho)(?![a-z])/
const HIRES = /busca|selecciona|requiere|necesita|solicita|precisa|incorpora|contrata/
const NOT_EXPERIENCE =
  /edad|mayor(?:es)? de|menor(?:es)? de|contrato|garantia|tengo|duracion|periodo|carrera|hace|egresado|convenio|residencia|empresa con|fundada/

/** Years of experience that a text asks for or claims; «sin experiencia» is zero. */
export function readExperience(text: string, flat: string): ExperienceFact[] {
  return [...readAmounts(text, flat), ...readNoneNeeded(text, flat)].sort((a, b) => a.start - b.start)
}

function readAmounts(text: string, flat: string): ExperienceFact[] {
  const facts: ExperienceFact[] = []
  for (const match of flat.matchAll(AMOUNT)) {
    const start = match.index
    const end = start + match[0].trimEnd().length
    if (!isExperience(flat, start, end)) continue
    const per_year = perYear(match[4] ?? '')
    const first = numberOf(match[1])
    const second = match[2] === undefined ? undefined : numberOf(match[2])
    if (first === undefined || first > 45) continue
    const base = { ...spanOf(text, start, end), min_years: round(first / per_year) }
    facts.push(second !== undefined && second > first ? { ...base, max_years: round(second / per_year) } : base)
  }
  return facts
}

/** A season is half a year, as hotels and fields hire for it. */
const perYear = (unit: string): number => (unit.startsWith('m') ? 12 : unit.startsWith('t') ? 2 : 1)

function isExperience(flat: string, start: number, end: number): boolean {
  const before = clauseBefore(flat, start, 110)
  if (COMPANY.test(before) && !HIRES.test(before)) return false
  const after = clauseAfter(flat, end, 60)
  if (AFTER.test(after)) return !/(?:edad|mayor(?:es)? de|menor(?:es)? de) $/.test(before)
  if (AT_WORK.test(after) && OPENS.test(before)) return true
  if (SHORT.test(flat.slice(Math.max(0, start - 20), start))) return true
  const cue = before.search(/experien|(?<![a-z])exp(?![a-z])|trayectoria/)
  if (cue < 0) return false
  return !NOT_EXPERIENCE.test(before.slice(cue)) && !/^ (?:de edad|old)/.test(after)
}

function readNoneNeeded(text: string, flat: string): ExperienceFact[] {
  return [...flat.matchAll(NONE_NEEDED)]
    .filter((match) => !REFUSAL_BEFORE.test(clauseBefore(flat, match.index, 40)))
    .map((match) => ({ ...spanOf(text, match.index, match.index + match[0].length), min_years: 0 }))
}

function numberOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  return numberFrom(written)
}

const round = (years: number): number => Math.round(years * 100) / 100
