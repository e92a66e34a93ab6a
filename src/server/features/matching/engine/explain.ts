import type {
  DeclaredAnswer,
  MatchCondition,
  MatchItem,
  MatchQuestion,
  MatchResult,
  MatchScore,
  NextStep,
} from '#shared/matching/matching.ts'
import { quotesOf, seenText } from './evidence.ts'
import type { Decision } from './judged/decision.ts'
import type { PreparedRequirement } from './requirements.ts'
import { verdictOf } from './score.ts'
import type { Candidate, Finding, Source } from './types.ts'

const QUESTIONS = 3
const STEPS = 3
const ANSWER_TEXT = { SI: 'Sí', UN_POCO: 'Un poco', NO: 'No' } as const satisfies Record<DeclaredAnswer, string>

export interface JudgedVacancy {
  fit: readonly Judged[]
  conditions: readonly Judged[]
  soft: readonly PreparedRequirement[]
}

export interface Judged extends Decision {
  requirement: PreparedRequirement
  /** The better of what the CV shows and what the person answered. */
  value: number | null
  answer: DeclaredAnswer | null
  /** The value comes from the answer and not from the CV. */
  answer_counts: boolean
  /** What the CV says that comes nearest to what it does not say. */
  nearest: readonly Source[]
}

type Explanation = Omit<MatchResult, keyof MatchScore>

export function explain(judged: JudgedVacancy, texts: Candidate['texts']): Explanation {
  const items = judged.fit.map((each) => itemOf(each, texts))
  const conditions = judged.conditions.map((each) => lineOf(each, texts))
  const missed = items.filter(({ importance, verdict }) => importance === 'EXCLUYENTE' && verdict === 'NO_CUMPLE')
  return {
    items,
    conditions,
    outside: conditions.some(({ verdict }) => verdict === 'NO_CUMPLE'),
    missed_requirement_ids: missed.map((item) => item.requirement_id),
    questions: questionsOf(judged.fit),
    interview: judged.soft.map(({ title }) => ({ title, question: softQuestion(title) })),
    summary: summaryOf(items),
    next_steps: nextSteps(judged.fit),
  }
}

const softQuestion = (title: string): string =>
  `Cuéntame una situación reciente en la que hizo falta esto: ${title.toLowerCase()}. ¿Qué hiciste y qué pasó?`

function lineOf(judged: Judged, texts: Candidate['texts']): MatchCondition {
  const { requirement, finding, value, answer } = judged
  const evidence = quotesOf(finding.sources, texts)
  return {
    requirement_id: requirement.id,
    type: requirement.type,
    title: requirement.title,
    verdict: verdictOf(value),
    evidence,
    declared: answer,
    sentence: sentenceOf(judged, texts),
    seen: evidence.map(seenText),
    question: requirement.judge.question,
  }
}

function itemOf(judged: Judged, texts: Candidate['texts']): MatchItem {
  const { requirement, finding, value, answer_counts } = judged
  return {
    ...lineOf(judged, texts),
    importance: requirement.importance,
    value,
    basis: value === null ? null : answer_counts ? 'ANSWER' : (finding.basis ?? 'CV'),
    override: null,
  }
}

function sentenceOf(judged: Judged, texts: Candidate['texts']): string {
  const { requirement, finding, value, answer, answer_counts } = judged
  if (value === null && requirement.judge.answer_settles)
    return `Todavía no hay una respuesta para saberlo${finding.found && `: ${finding.found}`}.`
  if (value === null) return beside('No aparece en el CV.', judged, texts)
  if (answer === null || !answer_counts) {
    const said = finding.is_read ? sentenceRead(finding, texts) : requirement.judge.describe(finding)
    return beside(said, judged, texts)
  }
  const said = `La respuesta fue «${ANSWER_TEXT[answer]}»`
  return requirement.judge.answer_settles || answer === 'NO' ? `${said}.` : `${said}; el CV todavía no lo muestra.`
}

/** Of what only the model read, the line that it read it in: seven of ten are right on kept pairs, so it is not said as a fact. */
function sentenceRead({ value, sources }: Finding, texts: Candidate['texts']): string {
  const [line] = linesAt(sources, texts)
  const quote = line ? `: «${shortened(line)}»` : ''
  if (value === 0) return `Lo que dice el CV no parece llegar a lo que se pide${quote}.`
  return `El CV parece mostrarlo${value === 1 ? '' : ' en parte'}${quote}.`
}

const linesAt = (sources: readonly Source[], texts: Candidate['texts']): string[] =>
  sources.map(({ cv_path, start, end }) => (texts[cv_path] ?? '').slice(start, end).trim()).filter(Boolean)

const SHOWN_LETTERS = 140

/** Words that we did not recognise may still say it: whoever reads them knows, and can answer. */
function beside(said: string, { nearest }: Judged, texts: Candidate['texts']): string {
  const quotes = [...new Set(linesAt(nearest, texts))].map((line) => `«${shortened(line)}»`)
  if (quotes.length === 0) return said
  return `${said.replace('No aparece en el CV', 'No lo vemos claro en el CV')} Lo más cercano que dice: ${quotes.join(' y ')}.`
}

const shortened = (line: string): string =>
  line.length <= SHOWN_LETTERS ? line : `${line.slice(0, line.lastIndexOf(' ', SHOWN_LETTERS))}…`

/** The gain is the share of the whole that the answer can settle, so it is also how far the range can move. */
function questionsOf(judged: readonly Judged[]): MatchQuestion[] {
  const weights = judged.reduce((sum, { requirement }) => sum + requirement.weight, 0)
  return judged
    .filter(({ value }) => value === null)
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .slice(0, QUESTIONS)
    .map(({ requirement }) => ({
      requirement_id: requirement.id,
      text: requirement.judge.question,
      gain: Math.round((requirement.weight / weights) * 100),
    }))
}

/** What would help most first, each advice once. */
function nextSteps(judged: readonly Judged[]): NextStep[] {
  const missing = ({ requirement, value }: Judged) => requirement.weight * (1 - (value ?? 0))
  const steps = judged
    .filter(({ value, answer }) => value !== 1 && answer !== 'NO')
    .toSorted((a, b) => missing(b) - missing(a))
    .flatMap(stepOf)
  return steps.filter(({ text }, at) => steps.findIndex((one) => one.text === text) === at).slice(0, STEPS)
}

/** It leads to what was found where that is what should change. */
function stepOf({ requirement: { judge }, finding }: Judged): NextStep[] {
  const text = judge.advise(finding)
  if (text === null) return []
  const place = judge.doneIn(finding)
  const found = finding.sources.find(({ cv_path }) => cv_path.split('.', 1)[0] === place)
  const is_about_it = place === 'skills' || place === 'languages' || place === 'certifications'
  return [{ text, place, cv_path: is_about_it ? (found?.cv_path ?? null) : null }]
}

function summaryOf(items: readonly MatchItem[]): string {
  if (items.length === 0) return 'Esta vacante no tiene requisitos que comparar.'
  const count = (verdict: MatchItem['verdict']) => items.filter((item) => item.verdict === verdict).length
  const parts = [
    count('PARCIAL') > 0 ? `${count('PARCIAL')} en parte` : '',
    count('NO_CUMPLE') > 0 ? `${count('NO_CUMPLE')} sin cumplir` : '',
    count('SIN_DATOS') > 0 ? `${count('SIN_DATOS')} sin datos` : '',
  ].filter(Boolean)
  const requirements = items.length === 1 ? '1 requisito' : `${items.length} requisitos`
  return `Cumple ${count('CUMPLE')} de ${requirements}${parts.length > 0 ? `; ${parts.join(', ')}` : ''}.`
}
