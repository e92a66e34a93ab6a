import type { Span } from '#server/features/language/normalise/span.ts'
import type { Importance, RequirementType, RequirementValue } from '#shared/matching/matching.ts'
import type { Statement } from '../text/statements.ts'
import { importanceOf } from './importance.ts'

export type Asked = { [Type in RequirementType]: { type: Type; value: RequirementValue<Type> } }[RequirementType]

/** A requirement on its way; two drafts with one key ask for the same thing. */
export interface Draft {
  key: string
  at: number
  end: number
  quote: string
  importance: Importance
  asked: Asked
  /** Why a person should look at it before it counts; without a doubt it is offered as chosen. */
  doubt: string | null
  /** A quality of a person, which no CV shows. */
  soft: boolean
  /** In all the words that the ad says of it: what is named in them is not asked for beside it. */
  whole?: true
}

type Extras = Partial<Pick<Draft, 'doubt' | 'soft' | 'importance' | 'whole'>>

export const draft = (key: string, asked: Asked, span: Span, statement: Statement, extras: Extras = {}): Draft => ({
  key,
  asked,
  at: span.start,
  end: span.end,
  quote: span.text,
  importance: importanceOf(statement, span.start, span.end),
  doubt: doubtOf(statement, asked),
  soft: false,
  ...extras,
})

/** A skill may be named in passing; studies, languages and licences are not. */
function doubtOf({ stance, sentence }: Statement, { type }: Asked): string | null {
  if (stance === 'ASKED') return null
  if (sentence.section === 'DUTIES') return NOT_ASKED.duties
  return type === 'SKILL' ? NOT_ASKED.text : null
}

const NOT_ASKED = {
  duties: 'Aparece entre las tareas: el anuncio no dice que haya que saberlo de antes.',
  text: 'El anuncio lo nombra, pero no dice que lo pida.',
} as const

/** What the ad asks for, or names without saying more. */
export const counts = (statement: Statement | undefined, { start }: Span): statement is Statement =>
  statement !== undefined && statement.stance !== 'TOLD' && start >= statement.from

const STRENGTH: Readonly<Record<Importance, number>> = { EXCLUYENTE: 2, IMPORTANTE: 1, DESEABLE: 0 }

/** What is doubtful insists less than what is not. */
const strengthOf = ({ importance, doubt }: Draft): number => STRENGTH[importance] + (doubt === null ? 3 : 0)

/** One draft for each key, in reading order: the one that insists most, with the details that others add. */
export function merged(drafts: readonly Draft[]): Draft[] {
  const kept = new Map<string, Draft>()
  for (const next of drafts.toSorted((a, b) => a.at - b.at)) {
    const known = kept.get(next.key)
    if (!known) kept.set(next.key, next)
    else if (strengthOf(next) > strengthOf(known)) kept.set(next.key, detailed(next, known))
    else kept.set(next.key, detailed(known, next))
  }
  // Of two that begin together the longer one is the choice that the other is a part of.
  return [...kept.values()].sort((a, b) => a.at - b.at || b.end - a.end)
}

/** With the years and the level that the other one says. */
export function detailed(main: Draft, other: Draft): Draft {
  if (main.asked.type === 'ANY_OF' && other.asked.type === 'ANY_OF')
    return { ...main, asked: { type: 'ANY_OF', value: { options: withYears(main.asked.value, other.asked.value) } } }
  if (main.asked.type !== 'SKILL' || other.asked.type !== 'SKILL') return main
  const { value } = main.asked
  const min_years = value.min_years || (other.asked.value.min_years ?? value.min_years)
  const min_level = value.min_level ?? other.asked.value.min_level
  return { ...main, asked: { type: 'SKILL', value: { ...value, min_years, min_level } } }
}

type Options = RequirementValue<'ANY_OF'>

/** The longer list of the two; years that either says are said of all. */
function withYears(main: Options, other: Options): Options['options'] {
  const { options } = main.options.length >= other.options.length ? main : other
  const years = [...main.options, ...other.options].find((one) => one.type === 'SKILL' && one.min_years)
  if (years?.type !== 'SKILL') return options
  return options.map((one) => (one.type === 'SKILL' ? { ...one, min_years: one.min_years || years.min_years } : one))
}

/** The most insistent ones when there are too many, still in reading order. */
export function strongest(drafts: readonly Draft[], most: number): Draft[] {
  const chosen = drafts.toSorted((a, b) => strengthOf(b) - strengthOf(a) || a.at - b.at).slice(0, most)
  return chosen.sort((a, b) => a.at - b.at)
}
